import type {
  aboutTest as englishAboutTest,
  results as englishResults,
  usingTest as englishUsingTest,
} from '../en/faq-test.ts';
import type { Texts } from '../texts.ts';

/** Questions about the test itself, in Spanish. */
export const aboutTest: Texts<typeof englishAboutTest> = {
  title: 'Sobre la prueba',
  questions: {
    detects: {
      question: '¿Qué busca la prueba?',
      answer: 'Busca el virus que causa el COVID-19, en una muestra de su nariz. No busca ningún otro virus ni germen.',
    },
    fda: {
      question: '¿La FDA aprobó esta prueba?',
      answer: 'No. La FDA no ha aprobado esta prueba. La autoriza solo para uso de emergencia.',
    },
    who: {
      question: '¿Quién puede hacerse la prueba?',
      answer:
        'Desde los 14 años, usted puede tomar su propia muestra. De 2 a 13 años, un adulto la debe tomar. No use la prueba en un niño menor de 2 años.',
    },
    notFor: {
      question: '¿Quién no debe hacerse la prueba?',
      answer:
        'No la use en un niño menor de 2 años. No la use si le sangra la nariz con frecuencia. No la use si tuvo una herida en la cara o cirugía de cabeza en los últimos 6 meses. Pregunte a un médico qué prueba usar.',
    },
    prescription: {
      question: '¿Necesito receta o seguro médico?',
      answer: 'No. No necesita ninguno de los dos.',
    },
    kit: {
      question: '¿Qué trae el kit?',
      answer:
        'Trae un casete en una bolsa de aluminio, un hisopo y un tubo con líquido. El tubo va en un soporte o en un hueco de la caja. ¿Falta una parte o está rota? Entonces no use el kit.',
    },
    once: {
      question: '¿Puedo usar la prueba más de una vez?',
      answer: 'No. Use cada parte una sola vez y para una sola persona. No mezcle partes de otro kit.',
    },
    doctor: {
      question: '¿Cuándo debo hablar antes con un médico?',
      answer:
        '¿Lleva más de 7 días con síntomas? Hable con un médico antes de confiar en el resultado. En una emergencia, llame al 911.',
    },
  },
};

/** Questions that come up during the test, in Spanish. */
export const usingTest: Texts<typeof englishUsingTest> = {
  title: 'Cómo usar la prueba',
  questions: {
    time: {
      question: '¿Cuánto tarda la prueba?',
      answer:
        'Reserve unos 45 minutos. Después de poner las gotas, espera 15 minutos. Luego tiene 15 minutos para leer el resultado. Son 30 minutos en total.',
    },
    ready: {
      question: '¿Qué necesito antes de empezar?',
      answer:
        'Necesita un kit cerrado y una mesa limpia y plana, con buena luz. Necesita un teléfono o una computadora con cámara e internet. La batería debe tener 50 por ciento o más.',
    },
    pouch: {
      question: '¿Cuándo abro la bolsa de aluminio?',
      answer: 'Ábrala cuando la aplicación se lo diga. Use el casete en los 60 minutos siguientes.',
    },
    spray: {
      question: '¿Puedo usar aerosol para la nariz antes de la prueba?',
      answer: 'No lo use en los 30 minutos antes de la prueba.',
    },
    deep: {
      question: '¿Hasta dónde entra el hisopo?',
      answer:
        'Meta la punta suave de 1/2 a 3/4 de pulgada. No la meta muy adentro. No debe doler. Si duele o sangra, pare y hable con un médico.',
    },
    swab: {
      question: '¿Cómo tomo la muestra?',
      answer:
        'Pase el hisopo por la pared de la nariz. Haga 5 círculos grandes y lentos. Tarde unos 15 segundos. Luego haga lo mismo en el otro lado con el mismo hisopo.',
    },
    drops: {
      question: '¿Cuántas gotas pongo?',
      answer: 'Ponga 4 gotas, una por una, en el hueco pequeño y redondo del casete. Enseguida toque Empezar.',
    },
    alarm: {
      question: '¿Clearline me avisa cuando termina la espera?',
      answer:
        'Sí, en la página. No suena, así que ponga también una alarma en su teléfono. Deje la página abierta. Puede dejar el teléfono mientras espera.',
    },
    liquid: {
      question: '¿Y si el líquido toca la piel o los ojos?',
      answer:
        'Lave con mucha agua. Si alguien traga el líquido, llame de inmediato a Poison Help, la línea de ayuda por veneno: 1-800-222-1222.',
    },
    dispose: {
      question: '¿Cómo tiro el kit?',
      answer:
        'Ponga todas las partes usadas en una bolsa, y tire la bolsa a la basura. No tire el líquido por el desagüe. Luego lávese las manos.',
    },
    express: {
      question: 'Ya me hice una prueba. ¿La puedo solo reportar?',
      answer:
        'Sí. Elija “Prueba exprés” en el inicio. Tarda unos 5 minutos. Tenga a mano la caja del kit y el casete usado. La prueba debe ser igual a la que mostramos.',
    },
  },
};

/** Questions about results and how far to trust them, in Spanish. */
export const results: Texts<typeof englishResults> = {
  title: 'Resultados y exactitud',
  questions: {
    read: {
      question: '¿Cómo leo las líneas?',
      answer: 'Mire la ventana del casete con mucha luz. C es la línea de control. T es la línea de prueba.',
      points: {
        positive: 'Positivo: una línea en C y una línea en T, aunque se vea muy poco.',
        negative: 'Negativo: una línea en C y ninguna línea en T.',
        invalid: 'No válido: ninguna línea en C. Tampoco es válido si una línea no está clara.',
      },
    },
    faint: {
      question: 'La línea en T se ve muy poco. ¿Qué significa?',
      answer:
        'Significa positivo, si también hay una línea en C. Toda línea en T cuenta, aunque casi no la vea. Puede ser roja, rojo claro o rosada.',
    },
    control: {
      question: 'No hay línea en C. ¿Qué significa?',
      answer:
        'La prueba no funcionó. No es válida, aunque vea una línea en T. Haga otra prueba con hisopo, casete y tubo de líquido nuevos. Para eso necesita un kit nuevo.',
    },
    positive: {
      question: '¿Qué hago si el resultado es positivo?',
      answer:
        'Lo más probable es que tenga COVID-19. Quédese en casa y lejos de otras personas. Avise a las personas que estuvieron cerca de usted. Llame a su médico. Pregunte si una medicina le puede ayudar. Sirve más si empieza pronto.',
    },
    negative: {
      question: 'Salió negativo. ¿Todavía puedo tener COVID-19?',
      answer:
        'Sí. Al principio, una sola prueba puede no ver el virus. Si tiene síntomas, haga otra prueba después de 48 horas. Si no tiene síntomas, haga otra después de 48 horas, y una más 48 horas después.',
    },
    right: {
      question: '¿La prueba acierta siempre?',
      answer:
        'Ninguna prueba acierta siempre. Funciona mejor si sigue cada paso y la lee a tiempo. Clearline no da consejos médicos. Pregunte a un médico sobre su resultado.',
    },
    when: {
      question: '¿Cuándo debo leer el resultado?',
      answer:
        'Léalo entre 15 y 30 minutos después de poner las gotas. Si lo lee muy pronto o muy tarde, puede ser falso.',
    },
    see: {
      question: 'No veo bien. ¿Puedo usar la prueba?',
      answer: 'Las líneas se leen con los ojos. Pida ayuda a alguien. Use mucha luz.',
    },
    emergency: {
      question: '¿Cuándo debo llamar al 911?',
      answer: 'Llame al 911 si ve una de estas señales:',
      points: {
        breathing: 'Le cuesta respirar',
        chest: 'Dolor o presión en el pecho que no se quita',
        confusion: 'Confusión que antes no tenía',
        waking: 'No puede despertar o no puede estar despierto',
        color: 'Piel, labios o uñas pálidos, grises o azules',
      },
    },
    change: {
      question: '¿Puedo cambiar mi resultado después?',
      answer: 'Lo puede cambiar hasta que lo confirme. Después no se puede cambiar en la aplicación.',
    },
  },
};
