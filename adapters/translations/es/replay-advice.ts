import type { replayAdvice as english } from '../en/replay-advice.ts';
import type { Texts } from '../texts.ts';

const RETRY = 'Toque {{again}} ahora, y otra vez después de 5 minutos.';
const TELL_US = 'Si tampoco funciona, díganos la hora del último intento.';
const SEND_CODE = 'envíenos el código que está en Detalles y la hora del último intento';
const NOT_ON_SERVER = 'El servidor no tiene esta prueba, y volver a intentarlo no ayuda.';
const PASS_ON = 'pase estos datos al equipo técnico';

export const replayAdvice: Texts<typeof english> = {
  calm: 'Todo está bien.',
  calmWait: 'Todo está bien; la página se queda abierta.',
  calmThen: 'Todo estaba bien cuando se copiaron estos datos.',
  calmThenWait: 'Todo estaba bien cuando se copiaron estos datos; la página se queda abierta.',
  clockDoubt: {
    state: 'Uno de los dos relojes está mal; revise la fecha y la hora de los dos.',
    wait: 'Uno de los dos relojes está mal; revise los dos. La página se queda abierta.',
    ask: '¿Qué fecha y hora muestra ahora su teléfono o computadora?',
    noTest: 'Una prueba se empieza en la página de inicio.',
    visitor: 'Inicie sesión o continúe sin cuenta.',
  },
  unseen: {
    page: 'Estos datos no muestran los errores de {{page}}; pregunte qué dice.',
    before: 'Estos datos no muestran los errores de la página anterior; pregunte qué mostraba.',
    left: 'La página anterior no mostraba ningún error al dejarla; pregunte qué pasó ahí.',
    inWait: {
      before:
        'Estos datos no muestran los errores de la página anterior; pregunte qué mostraba. La página se queda abierta.',
      left: 'La página anterior no mostraba ningún error al dejarla; pregunte qué pasó ahí. La página se queda abierta.',
    },
  },
  accountOffer: {
    choose: 'Toque uno de estos botones: {{buttons}}.',
    declined: '{{decline}} cierra la sesión, y después ya no podrá ver este resultado aquí.',
  },
  timeUnknown: 'Lea las líneas solo mientras la aplicación da tiempo para eso. Después no confíe en ninguna línea.',
  waitMayBeOver: 'Mire ahora la aplicación, porque la espera puede haber terminado.',
  tooLate: 'El tiempo para leer las líneas puede haber terminado; no confíe en ninguna línea que no leyó a tiempo.',
  todo: {
    read: 'Lea esta página y después toque {{next}}.',
    agree: 'Lea todas las líneas y revise si valen para quien se hace la prueba. Solo entonces toque {{next}}.',
    example: 'La imagen es un ejemplo, no su resultado. Lea esta página y después toque {{next}}.',
    act: '¿Ya hizo todo lo que dice la página: "{{title}}"? Si no, hágalo ahora. Después toque {{next}}.',
    drops:
      '¿Cuántas gotas hay en el pocillo? Si no hay ninguna, ponga {{drops}} ahora y toque {{next}} en cuanto caiga la última. Si ya hay gotas, abra primero "{{rescue}}".',
    result:
      'La página muestra su resultado, pero el servidor todavía no lo tiene. Toque {{next}} en cada página hasta que una diga "{{done}}".',
    ask: '{{ask}} Después toque {{next}}.',
    boxScan: 'Escanee el código QR de la caja del kit, o escriba la dirección de al lado.',
    firstScan: 'Escanee el código cuadrado pequeño del casete, o escríbalo.',
    usedScan: 'Escanee el código cuadrado pequeño del casete que usó, o escríbalo.',
    secondScan:
      'Escanee otra vez el casete de esta prueba, o escriba su código. Deje el casete en la mesa y mueva solo el teléfono.',
    wait: 'No mueva el casete ni lea las líneas todavía.',
    correct: 'Falta un dato o hay un error; corrija lo que marca la aplicación.',
    tooYoung: 'Quien se hace la prueba es demasiado joven para este paso, y la aplicación dice qué hacer.',
  },
  logoutReasons: {
    inactivity: 'la aplicación cerró la sesión después de 60 minutos sin actividad',
    signedOut: 'cerró la sesión',
    otherTab: 'cerró la sesión en otra pestaña o ventana',
    otherPerson: 'otra persona inició sesión, o empezó sin cuenta, en otra pestaña o ventana',
    passwordChanged: 'se cambió su contraseña',
    loginEnded: 'su sesión terminó durante una prueba',
  },
  moreErrors: 'La página también muestra: {{messages}}',
  goBack: 'Vuelva atrás y abra {{page}}.',
  asks: {
    profileSelected: 'Elija quién se hace la prueba.',
    symptomsAnswered: 'Responda la pregunta sobre los síntomas.',
    boxesTicked: 'Marque cada casilla solo si es cierta, y siga solo si todas lo son.',
    collectionChosen: 'Elija quién toma la muestra.',
    controlLineAnswered: 'Mire en C con buena luz y responda lo que ve.',
    testLineAnswered: 'Mire en T con buena luz y responda lo que ve. También cuenta una línea muy débil.',
    resultChosen: 'Elija el resultado que vio.',
    resultAndTimeGiven: 'Elija el resultado que vio y escriba cuándo se hizo la prueba.',
    reportOptionChosen: 'Elija usted si reporta el resultado.',
    reviewComplete: 'Complete el formulario.',
  },
  checks: {
    profileSelected: 'Revise si eligió a la persona correcta.',
    symptomsAnswered: 'Revise la respuesta sobre los síntomas.',
    boxesTicked: 'Revise si todo lo que marcó es cierto.',
    collectionChosen: 'Revise quién toma la muestra.',
    controlLineAnswered: 'Mire otra vez en C y revise su respuesta.',
    testLineAnswered: 'Mire otra vez en T y revise su respuesta. También cuenta una línea muy débil.',
    resultChosen:
      'Compare el resultado con lo que vio, porque después no se puede cambiar. Si no es igual, vuelva atrás y corrija sus respuestas.',
    resultAndTimeGiven: 'Revise el resultado y la hora de la prueba.',
    reportOptionChosen: 'Revise lo que eligió sobre el reporte.',
    reviewComplete: 'Revise el formulario, porque el botón lo envía.',
  },
  page: {
    home: 'Está abierta la página de inicio.',
    helpFrom: 'La persona está en {{page}}; antes estaba en {{from}}.',
    other: 'La persona está en {{page}}.',
    unknown: 'Estos datos no dicen qué página está abierta.',
  },
  pages: {
    landing: 'la primera página',
    login: 'la página para iniciar sesión',
    oneTimePassword: 'la página del código de inicio de sesión',
    forgotPassword: 'la página de la contraseña olvidada',
    resetPassword: 'la página para poner una contraseña nueva',
    terms: 'la página para aceptar los términos de uso',
    privacyAgreement: 'la página para aceptar la política de privacidad',
    disclaimer: 'la página para leer antes de empezar',
    emailVerification: 'la página del correo de una cuenta nueva',
    codeVerification: 'la página del código de una cuenta nueva',
    createAccount: 'la página de la contraseña de una cuenta nueva',
    home: 'la página de inicio',
    testSteps: 'los pasos de la prueba',
    profileManagement: 'la página de perfiles y ajustes',
    addProfile: 'la página para agregar un perfil',
    newProfile: 'el formulario de un perfil nuevo',
    profile: 'el formulario de un perfil',
    editProfile: 'el formulario de un perfil',
    editProfileSelection: 'la página para elegir un perfil',
    deleteProfile: 'la página para borrar un perfil',
    changePassword: 'la página para cambiar la contraseña',
    otpDevices: 'la página de los códigos de inicio de sesión',
    loginSessions: 'la página de las sesiones abiertas',
    yourData: 'la página de los datos guardados',
    resultsList: 'la lista de resultados',
    resultDetails: 'la página de un resultado',
    faq: 'la página de soporte con respuestas',
    support: 'la página para escribir a soporte',
    termsOfUse: 'los términos de uso',
    privacyPolicy: 'la política de privacidad',
    healthDataPolicy: 'la política de datos de salud',
  },
  toTest: {
    home: 'La prueba sigue: toque {{continue}}.',
    other: 'La prueba sigue: vaya a la página de inicio y toque {{continue}}.',
    unknown: 'Si está abierta la página de inicio, toque {{continue}}.',
    done: 'La prueba terminó: en la página de inicio, {{seeLastSteps}} lleva a sus últimas páginas.',
    cancel: 'En la página de inicio, ahora sí toque {{cancel}}. Así puede empezar otra prueba.',
    warning: 'No toque {{cancel}}, {{logOut}} ni {{signOut}}: {{cost}}.',
    cost: {
      used: 'eso termina la prueba y el casete ya no sirve',
      result: 'eso termina la prueba y se pierde su resultado',
      freed: 'eso termina la prueba y se pierden todos sus pasos',
      nothing: 'eso termina la prueba y se pierden sus respuestas',
    },
  },
  logIn: {
    now: 'Inicie sesión aquí, con internet y con la misma cuenta, a más tardar el {{date}}. Así la aplicación puede enviarlo.',
    late: 'Inicie sesión con la cuenta de ese resultado.',
    afterTest:
      'Después de esta prueba, inicie sesión aquí con la cuenta de ese resultado. Así la aplicación puede enviarlo.',
  },
  sample: {
    pouch: '¿Cuándo abrió la bolsa de aluminio? Si fue hace más de {{openedMinutes}} minutos, use un kit nuevo.',
    swab: '¿Está abierto el hisopo, y ya tocó la nariz? ¿Cuándo fue, y dónde está el hisopo ahora?',
    mix: '¿Cuándo pasó el hisopo por la nariz, y cuándo lo puso en el tubo?',
    drops: '¿Cuándo puso el hisopo en el tubo, y ya cayó alguna gota en el pocillo?',
    unsure: 'Si el hisopo esperó fuera del tubo o tocó otra cosa, díganoslo antes de seguir.',
  },
  readingTimes: {
    fromThen: 'Lea su resultado cuando termine la espera ({{from}}), y confírmelo antes de la hora límite ({{until}}).',
    untilThen: 'Confirme su resultado antes de la hora límite ({{until}}).',
  },
  hurry: 'Apúrese: solo quedan {{left}} para leer el resultado.',
  notHome: 'No toque {{home}}: eso termina la prueba.',
  afterThat: 'Cuando termine eso: {{advice}}',
  later: 'Cuando termine la prueba: {{advice}}',
  busy: 'Anote lo que escribió, y su resultado si ya lo tiene. Si la aplicación sigue esperando después de unos minutos, díganos la hora.',
  waiting: {
    reopen: 'Abra Clearline aquí otra vez, con el mismo navegador y con internet, a más tardar el {{date}}.',
    keepOpen: 'Deje esta página abierta, y conéctese a internet, hasta que se envíe.',
    writeDown: 'Anote su resultado, por si se pierde antes de enviarse.',
    look: 'Abra Clearline aquí otra vez, con internet, y mire si todavía espera un resultado. Anote su resultado.',
  },
  resultSafe: 'Su prueba y su resultado están guardados en este teléfono o computadora y no se pierden.',
  lostQueue: {
    writeDown: 'Anote su último resultado, con el día y la hora de la prueba. Guarde el casete si todavía lo tiene.',
    look: 'Busque este resultado en su lista de resultados.',
    report:
      'Si no se sabe si el servidor tiene ese resultado, repórtelo con "{{report}}" en la primera página. Eso se puede a partir de 24 horas después de escanear el casete. Si el servidor ya lo tiene, la aplicación se lo dice.',
  },
  whichTest:
    'El mensaje dice el día y la hora de la prueba de la que habla. Si la página dice que un resultado se guardó, es de otra prueba.',
  since: {
    stillThere:
      'Si la aplicación todavía muestra su prueba, siga con ella y ponga en automático el reloj de su teléfono o computadora.',
    startAgain: 'Si no, empiece de nuevo en la primera página, con un kit nuevo si ya usó el casete.',
    byApp: 'Guíese por el paso y el tiempo que la aplicación muestra ahora.',
    confirmed: 'Si confirmó su resultado a tiempo, vale.',
    notConfirmed: 'Si no, no confíe en ninguna línea que se vea ahora, y haga otra prueba con un kit nuevo.',
    ask: '¿Cuándo copió estos datos y qué ha hecho desde entonces? Un resultado que confirmó a tiempo vale.',
    logout:
      'Toque algo en la página: si no, la aplicación cierra la sesión en unos {{minutes}} minutos, y lo que no se envió se pierde.',
  },
  lostReading:
    'Si leyó su resultado mientras la aplicación daba tiempo para eso, anótelo, y no confíe en ninguna línea que mire ahora. A partir de 24 horas después de escanear el casete, puede reportarlo con "{{report}}" en la primera página.',
  said: {
    connect: 'Conecte su teléfono o computadora a internet.',
    checkTime: 'Conéctese a internet, para que la aplicación revise la hora.',
    reload: 'Espere un minuto y vuelva a cargar la página.',
    stay: 'Toque {{stay}} ahora.',
  },
  connectFirst: 'Su teléfono o computadora no tiene internet; primero conéctese.',
  notSaved: 'Para tener un resultado en el servidor, haga otra prueba con un kit nuevo.',
  parked: {
    todo: 'Inicie sesión enseguida, aquí y con la misma cuenta. No empiece de nuevo ni continúe sin cuenta. Al iniciar sesión, su prueba sigue.',
    unsure: 'No empiece otra hasta que sepamos si hay una prueba de su cuenta guardada aquí.',
  },
  safe: {
    none: 'No hay ninguna prueba en curso, así que no se pierde ninguna, y puede cerrar la página.',
    stored:
      'Su prueba está guardada en este teléfono o computadora y no se pierde. Puede cerrar la página, pero por menos de {{time}}.',
    soon: 'Su prueba está guardada en este teléfono o computadora y todavía no se pierde. Deje la página abierta.',
    hour: 'una hora',
    minutes: '{{count}} minutos',
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
    connect: 'Conéctese a internet, o cambie de Wi-Fi a datos móviles. Después inténtelo otra vez enseguida.',
    server: 'Espere un minuto e inténtelo otra vez. Si no funciona en 10 minutos, díganos la hora del último intento.',
    tooMany: 'Espere los minutos que dice la página, una hora como máximo, e inténtelo una vez. Antes no sirve.',
    tooManyCassettes:
      'Espere los minutos que dice la página, o use otra conexión, como datos móviles. Después inténtelo otra vez.',
    clock: 'Ponga en automático la fecha y la hora de su teléfono o computadora, e inténtelo otra vez.',
    tooYoung: `${NOT_ON_SERVER} Si la fecha de nacimiento es incorrecta, corríjala. Si es correcta, pregúntele a un médico qué prueba usar.`,
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
      'Busque el casete de esta prueba, toque {{ok}} y escanéelo mientras haya tiempo. Ningún otro vale, así que nunca lea otro. Si ya escaneó ese, díganoslo.',
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
    withCode: `Si todavía no funciona, ${PASS_ON}, con el código que está en Detalles y la hora del último intento.`,
    newCassette: `Si el casete era nuevo, ${PASS_ON}.`,
    wrongResult: `Si el resultado que tiene el servidor es incorrecto, ${PASS_ON}.`,
    notReported: `Si la persona no reportó antes esta prueba, ${PASS_ON}.`,
  },
};
