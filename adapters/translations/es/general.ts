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
  lastName: { label: 'Apellido o apellidos' },
  dateOfBirth: { label: 'Fecha de nacimiento', help: 'Escriba mes, día y año, como 04/28/1986.' },
  age: { label: 'Edad en años', help: 'Escriba la edad de la persona que se hizo la prueba.' },
  phoneNumber: { label: 'Teléfono', help: 'Escriba 10 dígitos, primero el código de área.' },
  address: { label: 'Dirección', help: 'Escriba el número, la calle y el apartamento.' },
  city: { label: 'Ciudad' },
  state: { label: 'Estado' },
  county: { label: 'Condado' },
  zipCode: {
    label: 'Código postal',
    help: 'Escriba 5 dígitos, porque indican qué agencia de salud recibe el reporte.',
  },
  sex: { label: 'Sexo' },
  ethnicity: { label: 'Origen étnico' },
  race: { label: 'Raza' },
  emailAddress: { label: 'Correo electrónico', help: 'Escriba un correo completo, por ejemplo nombre@mail.com.' },
};

const disclaimer: Texts<English['disclaimer']> = {
  page: 'Sobre esta prueba',
  heading: 'Antes de empezar',
  paragraphs: {
    authorized:
      'La FDA no ha dado a esta prueba su aprobación ni su autorización regular. Solo la autoriza para uso de emergencia.',
    cleared: 'Esta prueba tiene la autorización regular de la FDA para usarla en casa.',
    advice: 'Clearline no da consejos médicos, así que pregunte a un médico sobre su salud y su resultado.',
    limits: 'Ninguna prueba acierta siempre, así que puede tener COVID-\u206019 aunque su prueba sea negativa.',
  },
  continue: 'Continuar',
};

const home: Texts<English['home']> = {
  page: 'Inicio',
  heading: '¿Qué quiere hacer?',
  notStored: {
    title: 'Este navegador no guarda su prueba',
    text: 'Deje esta página abierta hasta que se envíe su resultado. Si la cierra o la vuelve a cargar, pierde la prueba. La causa puede ser una ventana privada o el bloqueo de cookies.',
  },
  menu: {
    testing: { label: 'Prueba', text: 'Hágase una prueba ahora.' },
    express: { label: 'Reporte exprés', text: 'Reporte el resultado de una prueba que ya se hizo.' },
    results: { label: 'Ver resultados', text: 'Vea los resultados de sus pruebas hasta hoy.' },
    profiles: {
      label: 'Perfiles y configuración',
      text: 'Las personas que se hacen pruebas, su contraseña y sus códigos de inicio de sesión.',
    },
    faq: { label: 'Soporte', text: 'Encuentre respuestas a sus preguntas o contacte a nuestro equipo de soporte.' },
    termsOfUse: { label: 'Términos de uso', text: 'Lea las reglas para usar Clearline.' },
    privacyPolicy: { label: 'Política de privacidad', text: 'Lea lo que hacemos con sus datos.' },
    healthDataPolicy: {
      label: 'Política de datos de salud',
      text: 'Lea sobre sus derechos en cuanto a sus datos de salud.',
    },
    signOut: { label: 'Cerrar sesión', text: 'Salga de Clearline en este teléfono o computadora.' },
  },
  starting: 'Empezando su prueba…',
  startFailed: 'Su prueba no empezó',
  incomplete: {
    title: 'Su prueba no está completa',
    text: 'Puede continuar la prueba que no terminó desde el paso donde la dejó.',
    freed: 'Si la cancela, todavía podrá usar este casete en otra prueba.',
    used: 'Si la cancela, no podrá usar más este casete y necesitará un kit nuevo.',
    nothing: 'Si la cancela, perderá las respuestas que ha dado hasta ahora.',
    continueTest: 'Seguir con la prueba',
    cancelTest: 'Cancelar la prueba',
    canceling: 'Cancelando su prueba…',
    logOut: 'Cerrar sesión',
    logOutCost:
      'Cerrar la sesión también cancela su prueba. La próxima persona que use este teléfono o computadora no podrá verla.',
  },
  finished: {
    title: 'Su prueba terminó',
    text: 'Su resultado está guardado, y solo le faltan unas pocas pantallas para terminar.',
    guest: 'Al final puede crear una cuenta para conservar su resultado.',
    toKeep: 'Todavía no está en su cuenta, así que siga hasta el final, donde le preguntamos de quién es.',
    seeLastSteps: 'Ver los últimos pasos',
    close: 'Cerrar esta prueba',
  },
  hello: 'Hola, {{name}}',
  notNow: 'Ahora no',
  more: 'Soporte, reglas y cerrar sesión',
  test: {
    readyAt: 'Hora aproximada de su resultado: {{time}}',
    readyAtOf: 'Hora aproximada del resultado de {{name}}: {{time}}',
    reading: 'La espera terminó. Es hora de leer su resultado.',
    expired: 'El tiempo para leer su resultado terminó, así que necesita una prueba con un kit nuevo.',
    expiredUnsure:
      'Es posible que el tiempo para leer su resultado haya terminado. Conéctese a internet para que podamos revisarlo.',
    saved: 'Está guardada en este teléfono o computadora.',
    savedOf: 'La prueba de {{name}} está guardada en este teléfono o computadora.',
  },
  lastResult: {
    title: 'Último resultado',
    titleOf: 'Último resultado: {{name}}',
    waiting: 'Buscando su último resultado…',
    none: 'Aquí estarán los resultados de sus pruebas.',
    failed: 'Su último resultado no se cargó. Más tarde, pruebe en Ver resultados.',
    testFrom: 'Haga otra prueba a partir del',
    from: '{{time}} o después',
    testBy: 'Es hora de hacer otra prueba. Hágala, a más tardar, el',
    by: 'Hora límite: {{time}}',
    testNow: 'Ya pasó el tiempo de repetir la prueba, así que hágala ahora.',
  },
};

const form: Texts<English['form']> = {
  problem: 'Hay un problema',
  errorPrefix: 'Error:',
  optional: '(opcional)',
  groups: {
    contact: 'Cómo contactar a esta persona',
    address: 'Dirección de la casa',
    background: 'Más sobre esta persona',
  },
  noDateOfBirth: {
    label: 'No quiero dar mi fecha de nacimiento',
    help: 'En su lugar le pediremos la edad, y no el nombre, el teléfono ni la dirección.',
    notice: 'Un estado recibe un reporte solo si incluye nombre y fecha de nacimiento.',
  },
  fields,
  places,
};

const noUserGroup: Texts<English['noUserGroup']> = {
  title: 'Su cuenta no está lista',
  text: 'A su cuenta le faltan algunos datos, y por eso no puede guardar perfiles ni resultados. No enviamos ni guardamos nada.',
  contact: 'Por favor, escríbanos a {{email}} y arreglaremos su cuenta lo antes posible.',
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
    text: 'Hace casi una hora que nadie usa Clearline. En 2 minutos cerraremos su sesión para proteger sus datos.',
    stay: 'Seguir en la sesión',
    leave: 'Cerrar sesión ahora',
  },
  disclaimer,
  home,
  form,
  people: {
    unnamed: 'Persona sin nombre',
    age: { baby: 'Menos de 1 año', one: '1 año', many: '{{age}} años' },
    zip: 'Código postal {{zip}}',
  },
  noUserGroup,
  outbox,
  timerBar,
  choices,
  errors,
  errorParts,
  saved: 'Guardado. El perfil está al día.',
};
