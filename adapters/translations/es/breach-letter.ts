import type { breachLetter as english } from '../en/breach-letter.ts';
import type { Texts } from '../texts.ts';

export const breachLetter: Texts<typeof english> = {
  subject: 'Aviso de una filtración de datos',
  greeting: 'Hola, {{name}}:',
  greetingWithoutName: 'Hola:',
  happened: { heading: 'Qué pasó', text: '{{happened}} Pasó del {{from}} al {{to}}.' },
  involved: {
    heading: 'Qué información estuvo expuesta',
    account:
      'Nuestro servidor tenía su cuenta: su correo electrónico, sus perfiles con nombres, fechas de nacimiento, direcciones y teléfonos, y los resultados de sus pruebas.',
    guest: 'Nuestro servidor tenía el resultado de su prueba y lo que usted escribió para el reporte.',
    password: 'Su contraseña estaba solo en forma cifrada.',
  },
  doing: {
    heading: 'Qué estamos haciendo',
    text: 'Detuvimos la filtración y estamos investigando cómo ocurrió. Avisamos a las oficinas públicas que la ley indica.',
  },
  you: {
    heading: 'Qué puede hacer usted',
    account: 'Elija una contraseña nueva en Clearline. Si usa la misma en otro sitio, cámbiela allí también.',
    everyone: 'Tenga cuidado con los mensajes que hablen de su prueba. Nunca le pedimos una contraseña ni un código.',
    erase: 'Puede pedirnos que le enviemos sus datos o que los borremos.',
  },
  more: { heading: 'Más información', text: 'Escriba a {{email}}. Por favor, diga que es por esta carta.' },
};
