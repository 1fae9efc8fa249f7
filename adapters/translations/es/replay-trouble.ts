import type { replayTrouble as english } from '../en/replay-trouble.ts';
import type { Texts } from '../texts.ts';

const RETRY = 'Toque {{again}} ahora, y otra vez después de 5 minutos.';
const TELL_US = 'Si tampoco funciona, díganos la hora del último intento.';
const SEND_CODE = 'envíenos el código que está en {{details}} y la hora del último intento';
const NOT_ON_SERVER = 'El servidor no tiene esta prueba, y volver a intentarlo no ayuda.';
const PASS_ON = 'pase estos datos al equipo técnico';

export const replayTrouble: Texts<typeof english> = {
  sameButton: 'el mismo botón',
  safe: {
    none: 'No hay ninguna prueba en curso, así que no se pierde ninguna, y puede cerrar la página.',
    stored:
      'Su prueba está guardada en este teléfono o computadora y no se pierde. Puede cerrar la página, pero vuelva a abrirla antes de la hora límite ({{time}}).',
    pouch: 'Use el casete antes de que pasen {{openedMinutes}} minutos desde que abre su bolsa.',
    scanAgain: 'Si cierra la página, escanee otra vez el casete después.',
    soon: 'Su prueba está guardada en este teléfono o computadora y todavía no se pierde. Deje la página abierta.',
    timed:
      'Su prueba está guardada en este teléfono o computadora y no se pierde. Deje la página abierta, porque el tiempo sigue.',
    notStored: 'Este navegador no puede guardar la prueba: no cierre ni vuelva a cargar la página.',
    submitted: 'Su resultado está en el servidor, así que puede cerrar la página.',
  },
  afterError: {
    save: `Quizás el servidor todavía no tiene su resultado; anótelo. ${RETRY} ${TELL_US}`,
    start: `La prueba no empezó y no se gastó ningún casete. ${RETRY} ${TELL_US}`,
    retry: `${RETRY} Si tampoco funciona, ${SEND_CODE}.`,
    used: `${NOT_ON_SERVER} El casete es de otra prueba. Anote su resultado y el código del casete. Puede cerrar la página. Para tener un resultado en el servidor, haga otra prueba con un kit nuevo. Si este casete era nuevo, díganoslo.`,
    savedBefore:
      'El servidor tiene el primer resultado de esta prueba, y ese se queda. Si la página dice que todavía no se guardó, es solo el segundo resultado. No lo intente otra vez; puede cerrar la página. Si ese resultado es incorrecto, díganoslo.',
    connect: 'Conéctese a internet, o cambie de Wi-Fi a datos móviles. Después toque {{again}} enseguida.',
    server:
      'Espere un minuto y después toque {{again}}. Si no funciona en 10 minutos, díganos la hora del último intento.',
    tooMany: 'Espere los minutos que dice la página, una hora como máximo, e inténtelo una vez. Antes no sirve.',
    tooManyCassettes:
      'Espere los minutos que dice la página, o use otra conexión, como datos móviles. Después inténtelo otra vez.',
    clock: 'Ponga en automático la fecha y la hora de su teléfono o computadora, e inténtelo otra vez.',
    tooYoung: `${NOT_ON_SERVER} Si la fecha de nacimiento es incorrecta, corríjala. Si es correcta, pregúntele a un médico qué prueba usar.`,
    newLink: 'En la página para iniciar sesión, toque {{forgot}}, y use solo el enlace del correo más reciente.',
    emailCode: 'El código de la cuenta nueva ya no vale. Escriba su correo otra vez, y después el código más reciente.',
    codeDevice:
      'Revise el teléfono o el correo que recibe el código, e inténtelo otra vez. Si tampoco funciona, inicie sesión otra vez.',
    login: 'Inicie sesión otra vez en este teléfono o computadora, y siga desde la página de inicio.',
    form: `Revise una vez cada respuesta del formulario e inténtelo otra vez. ${TELL_US}`,
    field: 'Corrija lo que marca la página, y toque el mismo botón otra vez.',
    code: 'Escriba el código más reciente, o pida otro. Los anteriores no sirven.',
    password: 'Elija otra contraseña como dice la página, e inténtelo otra vez.',
    oldPassword: 'Escriba otra vez su contraseña actual, y toque el mismo botón.',
    signIn: 'Revise el correo y la contraseña, o cambie la contraseña. Después inténtelo otra vez.',
    registered: `Inicie sesión con este correo, o cambie la contraseña. ${TELL_US}`,
    missing: 'Vuelva a la lista y elija otra vez. Si no está allí, díganoslo.',
    language: 'Elija español o inglés.',
  },
  errorThen: {
    failure: 'La aplicación mostraba un error: "{{message}}"',
    failureBefore: 'La página anterior había mostrado un error: "{{message}}"',
    scan: 'El último escaneo no se había aceptado: "{{message}}".',
    busy: 'La aplicación esperaba una respuesta del servidor.',
    ifAgain: 'Si la aplicación muestra otra vez ese mensaje, haga esto. {{advice}}',
    tryAgain: `${RETRY} ${TELL_US}`,
  },
  afterRefusal: {
    used: 'El servidor tiene otra prueba con este casete y nunca acepta este resultado. Para tener un resultado en el servidor, haga otra prueba con un kit nuevo. Si el casete era nuevo, díganoslo.',
    savedBefore:
      'El servidor tiene el primer resultado de esta prueba, y ese se queda. Solo el segundo no se guardó. Si el primero es incorrecto, díganoslo.',
    tooYoung:
      'El servidor no lo acepta, porque quien se hizo la prueba es demasiado joven para esta prueba. Si la fecha de nacimiento era incorrecta, díganoslo. Si es correcta, pregúntele a un médico qué prueba usar.',
    other: `El resultado no está en el servidor, y la aplicación no lo envía otra vez por sí sola. Anótelo. Si el mensaje tiene el botón {{again}}, tóquelo una vez. Si no funciona, ${SEND_CODE}. Puede cerrar la página.`,
  },
  afterScan: {
    again:
      'Toque {{ok}} y escanee otra vez, con buena luz, el código cuadrado pequeño del casete. Si falla dos veces, escriba el código. Si tampoco funciona, no use este kit.',
    againUsed:
      'Toque {{ok}} y escanee otra vez, con buena luz, el código cuadrado pequeño del casete. Si falla dos veces, escriba el código. Si tampoco funciona, díganoslo.',
    box: 'Toque {{ok}} y escanee otra vez el código QR de la caja del kit. Si falla dos veces, escriba la dirección que está al lado.',
    expired: 'No use este kit. Tome otro kit, toque {{ok}} y escanee el código de su casete.',
    expiredReport: 'Su resultado no se puede reportar. Haga otra prueba con un kit nuevo.',
    used: 'No use este casete. Abra otro kit, toque {{ok}} y escanee su casete. Si este casete era nuevo, anote su código y díganoslo.',
    usedReport:
      'Anote el resultado, la hora de la prueba y el código del casete. Si ya reportó esta prueba, no hace falta nada más. Si una prueba con este casete terminó sin resultado, inténtelo otra vez 24 horas después de escanearlo. Si no es así, díganoslo.',
    different:
      'Busque el casete de esta prueba, toque {{ok}} y escanéelo mientras haya tiempo. Ningún otro vale, así que nunca lea otro. Si ya escaneó el casete de esta prueba, díganoslo.',
    address:
      'Escaneó un enlace, como el código de la caja. Toque {{ok}} y escanee el código cuadrado pequeño del casete.',
    check:
      'La aplicación recuerda el código; no hace falta escanear otra vez. Toque {{again}} cuando tenga internet. Si no funciona en 10 minutos, díganoslo.',
    flu: 'No siga con este casete. Tome un kit de COVID-19, toque {{ok}} y escanee el casete de ese kit.',
    fluReport: 'Esta aplicación no puede reportar esa prueba. La página tiene un enlace a un sitio web que sí puede.',
  },
  notAgain: 'No toque {{again}}, porque no ayuda.',
  passOn: {
    failing: `Si todavía no funciona, ${PASS_ON}, con la hora del último intento.`,
    withCode: `Si todavía no funciona, ${PASS_ON}, con el código que está en {{details}} y la hora del último intento.`,
    newCassette: `Si el casete era nuevo, ${PASS_ON}.`,
    wrongResult: `Si el resultado que tiene el servidor es incorrecto, ${PASS_ON}.`,
    rightCassette: `Si la persona escaneó el casete de esta prueba, ${PASS_ON}.`,
    notReported: `Si la persona no reportó antes esta prueba, ${PASS_ON}.`,
  },
};
