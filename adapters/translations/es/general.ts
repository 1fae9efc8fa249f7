import type { general as english } from '../en/general.ts';
import type { Texts } from '../texts.ts';
import { choices } from './choices.ts';
import { errorParts, errors } from './errors.ts';
import { outbox } from './outbox.ts';
import { places } from './places.ts';
import { timerBar } from './timer-bar.ts';

type English = typeof english;

const fields: Texts<English['form']['fields']> = {
  firstName: { label: 'Nombre' },
  middleName: { label: 'Segundo nombre' },
  lastName: { label: 'Apellido' },
  dateOfBirth: { label: 'Fecha de nacimiento', help: 'Mes, día y año. Por ejemplo, 04/28/1986.' },
  age: { label: 'Edad en años', help: 'La edad de la persona que se hizo la prueba.' },
  phoneNumber: { label: 'Teléfono', help: '10 números, primero el código de área.' },
  address: { label: 'Dirección', help: 'Número, calle y apartamento.' },
  city: { label: 'Ciudad' },
  state: { label: 'Estado' },
  county: { label: 'Condado' },
  zipCode: { label: 'Código postal', help: '5 números. Muestra qué agencia de salud recibe el reporte.' },
  sex: { label: 'Sexo' },
  ethnicity: { label: 'Origen étnico' },
  race: { label: 'Raza' },
  emailAddress: { label: 'Correo electrónico', help: 'Por ejemplo, nombre@mail.com.' },
};

const disclaimer: Texts<English['disclaimer']> = {
  page: 'Sobre esta prueba',
  heading: 'Antes de empezar',
  paragraphs: {
    authorized: 'La FDA no ha aprobado esta prueba. La autoriza solo para uso de emergencia.',
    cleared: 'La FDA ha aprobado esta prueba para usarla en casa.',
    purpose: 'La prueba busca el virus que causa el COVID-19. No busca ningún otro virus ni germen.',
    advice: 'Clearline no es un médico y no da consejos médicos. Pregunte a un médico sobre su salud y su resultado.',
    ages: 'De 14 años o más: usted puede tomar su propia muestra. De 2 a 13 años: un adulto la debe tomar.',
    under2: 'No use la prueba en un niño menor de 2 años.',
    limits: 'Ninguna prueba acierta siempre. Puede tener COVID-19 aunque su prueba sea negativa.',
  },
  continue: 'Continuar',
};

const home: Texts<English['home']> = {
  page: 'Inicio',
  heading: '¿Qué quiere hacer?',
  menu: {
    testing: { label: 'Prueba', text: 'Hágase una prueba ahora. Le guiamos desde la muestra hasta el resultado.' },
    express: { label: 'Prueba exprés', text: 'Usted ya se hizo una prueba. Díganos el resultado.' },
    results: { label: 'Ver resultados', text: 'Los resultados de sus pruebas hasta hoy.' },
    profiles: {
      label: 'Perfiles y configuración',
      text: 'Las personas que se hacen pruebas, su contraseña y sus códigos para entrar.',
    },
    support: { label: 'Soporte', text: 'Busque respuestas o pregúntenos.' },
    terms: { label: 'Términos de uso', text: 'Las reglas para usar Clearline.' },
    privacy: { label: 'Política de privacidad', text: 'Lo que hacemos con sus datos.' },
    healthData: { label: 'Política de datos de salud', text: 'Sus derechos sobre sus datos de salud.' },
    signOut: { label: 'Cerrar sesión', text: 'Salga de Clearline en este dispositivo.' },
  },
  starting: 'Empezando su prueba…',
  startFailed: 'Su prueba no empezó',
  incomplete: {
    title: 'Su prueba no está completa',
    text: 'Puede seguir desde donde la dejó.',
    freed: 'Si la cancela, todavía puede usar este casete en otra prueba.',
    used: 'Si la cancela, no puede usar más este casete. Va a necesitar un kit nuevo.',
    nothing: 'Si la cancela, se pierden sus respuestas.',
    continueTest: 'Seguir con la prueba',
    cancelTest: 'Cancelar la prueba',
    canceling: 'Cancelando su prueba…',
    signOut:
      'Si cierra la sesión, también se cancela su prueba. La próxima persona que use este dispositivo no puede verla.',
  },
  finished: {
    title: 'Su prueba terminó',
    text: 'Su resultado está guardado. Solo quedan las últimas pantallas de la prueba.',
    guest: 'Al final puede crear una cuenta para conservar su resultado.',
    seeLastSteps: 'Ver los últimos pasos',
    close: 'Cerrar esta prueba',
  },
};

const form: Texts<English['form']> = {
  problem: 'Hay un problema',
  errorPrefix: 'Error:',
  optional: '(opcional)',
  groups: {
    person: 'Quién se hizo la prueba',
    contact: 'Cómo contactar a esta persona',
    address: 'Dirección de la casa',
    background: 'Más sobre esta persona',
  },
  noDateOfBirth: {
    label: 'No quiero dar mi fecha de nacimiento',
    help: 'Entonces le pedimos la edad, y no el nombre, el teléfono ni la dirección.',
    notice: 'Un estado usa un reporte solo si trae apellido y fecha de nacimiento.',
  },
  fields,
  places,
};

const noUserGroup: Texts<English['noUserGroup']> = {
  title: 'Su cuenta no está lista',
  text: 'Le falta algo, y por eso no puede guardar perfiles ni resultados. No enviamos ni guardamos nada.',
  contact: 'Por favor, escríbanos a {{email}}. Nosotros lo arreglamos.',
};

export const general: Texts<English> = {
  buttons: {
    next: 'Siguiente',
    ok: 'OK',
    cancel: 'Cancelar',
    tryAgain: 'Intentar otra vez',
    continue: 'Continuar',
    home: 'Ir al inicio',
    create: 'Crear cuenta',
    contact: 'Contactar a soporte',
    show: 'Mostrar',
    hide: 'Ocultar',
    working: 'Un momento…',
    saving: 'Guardando…',
    sending: 'Enviando…',
  },
  inactivity: {
    title: '¿Sigue ahí?',
    text: 'Hace rato que nadie usa Clearline. En 2 minutos cerraremos su sesión para cuidar sus datos.',
    stay: 'Quedarme',
    leave: 'Cerrar sesión ahora',
  },
  disclaimer,
  home,
  form,
  people: { unnamed: 'Persona sin nombre', age: { baby: 'Menos de 1 año', one: '1 año', many: '{{age}} años' } },
  noUserGroup,
  outbox,
  timerBar,
  choices,
  errors,
  errorParts,
};
