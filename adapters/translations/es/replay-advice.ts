import type { replayAdvice as english } from '../en/replay-advice.ts';
import type { Texts } from '../texts.ts';

const RETRY = 'La persona toca {{again}} ahora, y otra vez después de 5 minutos.';
const PASS_ON = 'pase estos datos al equipo técnico, con la hora del último intento';
const NOT_ON_SERVER = 'El servidor no tiene esta prueba, y volver a intentarlo no ayuda.';

export const replayAdvice: Texts<typeof english> = {
  calm: 'Todo está bien.',
  calmWait: 'Todo está bien; la página se queda abierta.',
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
    choose: 'La persona toca uno de estos botones: {{buttons}}.',
    declined: '{{decline}} cierra la sesión, y después la persona ya no puede ver este resultado aquí.',
  },
  timeUnknown:
    'La persona lee las líneas solo mientras la aplicación da tiempo para eso. Después no debe confiar en ninguna línea.',
  todo: {
    read: 'Pida a la persona que lea esta página y que después toque {{next}}.',
    agree:
      'Pida a la persona que lea todas las líneas y revise si valen para quien se hace la prueba. Solo entonces debe tocar {{next}}.',
    example:
      'La imagen es un ejemplo, no su resultado. Pida a la persona que lea la página y que después toque {{next}}.',
    act: 'Pregunte primero si ya hizo todo lo que dice la página: "{{title}}". Si no, la persona lo hace ahora. Después debe tocar {{next}}.',
    drops:
      'Pregunte primero cuántas gotas hay en el pocillo. Si no hay ninguna, la persona pone {{drops}} ahora y toca {{next}} en cuanto caiga la última. Si ya hay gotas, la persona abre primero "{{rescue}}".',
    result:
      'La página muestra el resultado, pero el servidor todavía no lo tiene. La persona toca {{next}} en cada página hasta que una diga "{{done}}".',
    ask: 'Pida a la persona que {{ask}}. Después debe tocar {{next}}.',
    boxScan:
      'Pida a la persona que escanee el código QR de la caja del kit. También puede escribir la dirección de al lado.',
    firstScan: 'Pida a la persona que escanee el código cuadrado pequeño del casete, o que lo escriba.',
    usedScan: 'Pida a la persona que escanee el código cuadrado pequeño del casete que usó, o que lo escriba.',
    secondScan:
      'Pida a la persona que escanee otra vez el casete de esta prueba, o que escriba su código. El casete se queda en la mesa; solo se mueve el teléfono.',
    wait: 'La persona todavía no debe mover el casete ni leer las líneas.',
    correct: 'Falta un dato o hay un error; la persona corrige lo que marca la aplicación.',
    tooYoung: 'La persona es demasiado joven para este paso, y la aplicación dice qué hacer.',
  },
  logoutReasons: {
    inactivity: 'la aplicación cerró la sesión después de 60 minutos sin actividad',
    signedOut: 'cerró la sesión',
    otherTab: 'cerró la sesión en otra pestaña o ventana',
    otherPerson: 'otra persona inició sesión, o empezó sin cuenta, en otra pestaña o ventana',
    passwordChanged: 'se cambió su contraseña',
    loginEnded: 'su sesión terminó durante una prueba',
  },
  moreErrors: { one: 'La página muestra un error más.', many: 'La página muestra {{count}} errores más.' },
  goBack: 'La persona vuelve: abre {{page}}.',
  asks: {
    profileSelected: 'elija quién se hace la prueba',
    symptomsAnswered: 'responda la pregunta sobre los síntomas',
    boxesTicked: 'marque cada casilla solo si es cierta, y no siga si no lo es',
    collectionChosen: 'elija quién toma la muestra',
    controlLineAnswered: 'mire en C con buena luz y responda lo que ve',
    testLineAnswered: 'mire en T con buena luz y responda lo que ve; también cuenta una línea muy débil',
    resultChosen: 'elija el resultado que vio',
    resultAndTimeGiven: 'elija el resultado que vio y escriba cuándo se hizo la prueba',
    reportOptionChosen: 'elija por su cuenta si reporta el resultado',
    reviewComplete: 'complete el formulario',
  },
  checks: {
    profileSelected: 'revise si eligió a la persona correcta',
    symptomsAnswered: 'revise la respuesta sobre los síntomas',
    boxesTicked: 'revise si todo lo que marcó es cierto',
    collectionChosen: 'revise quién toma la muestra',
    controlLineAnswered: 'mire otra vez en C y revise la respuesta',
    testLineAnswered: 'mire otra vez en T y revise la respuesta; también cuenta una línea muy débil',
    resultChosen: 'compare el resultado con lo que vio; después no se puede cambiar',
    resultAndTimeGiven: 'revise el resultado y la hora de la prueba',
    reportOptionChosen: 'revise lo que eligió sobre el reporte',
    reviewComplete: 'revise el formulario, que el botón envía',
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
    yourData: 'la página de sus datos',
    resultsList: 'la lista de resultados',
    resultDetails: 'la página de un resultado',
    faq: 'la página de soporte con respuestas',
    support: 'la página para escribir a soporte',
    termsOfUse: 'los términos de uso',
    privacyPolicy: 'la política de privacidad',
    healthDataPolicy: 'la política de datos de salud',
  },
  toTest: {
    home: 'La prueba sigue: la persona toca {{continue}}.',
    other: 'La prueba sigue: la persona va a la página de inicio y toca {{continue}}.',
    unknown: 'Si está abierta la página de inicio, la persona toca {{continue}}.',
    done: 'La prueba terminó: en la página de inicio, {{seeLastSteps}} lleva a sus últimas páginas.',
    cancel: 'En la página de inicio, ahora sí hay que tocar {{cancel}}. Así se puede empezar otra prueba.',
    warning: 'La persona no debe tocar {{cancel}} ni {{logOut}}: {{cost}}.',
    cost: {
      used: 'eso termina la prueba y el casete ya no sirve',
      freed: 'eso termina la prueba y se pierden todos sus pasos',
      nothing: 'eso termina la prueba y se pierden sus respuestas',
    },
  },
  logIn: {
    now: 'La persona inicia sesión aquí, con internet y con la misma cuenta, en menos de 7 días. Así la aplicación puede enviarlo.',
    afterTest:
      'Después de esta prueba, la persona inicia sesión aquí con la cuenta de ese resultado. Así la aplicación puede enviarlo.',
  },
  notSaved: 'Para tener un resultado en el servidor, la persona hace otra prueba con un kit nuevo.',
  parked: {
    unsure:
      'La parte que falta dice si hay una prueba de una cuenta guardada aquí. Mientras no lo sepa, la persona no debe empezar otra.',
    offline: 'El teléfono o la computadora no tiene internet; primero hay que conectarse.',
    todo: 'La persona no debe empezar de nuevo ni continuar sin cuenta. Al iniciar sesión, la prueba sigue.',
  },
  safe: {
    none: 'No hay ninguna prueba en curso, así que no se pierde ninguna, y se puede cerrar la página.',
    stored:
      'La prueba está guardada en este teléfono o computadora y no se pierde. Se puede cerrar la página, pero por menos de una hora.',
    timed:
      'La prueba está guardada en este teléfono o computadora y no se pierde. La página se queda abierta, porque el tiempo sigue.',
    notStored: 'Este navegador no puede guardar la prueba: no se debe cerrar ni volver a cargar la página.',
    submitted: 'El resultado está en el servidor, así que se puede cerrar la página.',
  },
  afterError: {
    save: `Quizás el servidor todavía no tiene el resultado; la persona lo anota. ${RETRY} Si tampoco funciona, ${PASS_ON}.`,
    start: `La prueba no empezó y no se gastó ningún casete. ${RETRY} Si tampoco funciona, ${PASS_ON}.`,
    retry: `${RETRY} Si tampoco funciona, ${PASS_ON}. Agregue el código que está en Detalles.`,
    used: `${NOT_ON_SERVER} El casete es de otra prueba. Se puede cerrar la página. Para tener un resultado en el servidor, la persona hace otra prueba con un kit nuevo. Si este casete era nuevo, ${PASS_ON}.`,
    savedBefore: `El servidor tiene el primer resultado de esta prueba, y ese se queda. No hay que intentarlo otra vez, y se puede cerrar la página. Si ese resultado es incorrecto, ${PASS_ON}.`,
    connect:
      'La persona se conecta a internet, o cambia de Wi-Fi a datos móviles. Después lo intenta otra vez enseguida.',
    server: `La persona espera un minuto y lo intenta otra vez. Si no funciona en 10 minutos, ${PASS_ON}.`,
    tooMany:
      'La persona espera los minutos que dice la página, una hora como máximo, y lo intenta una vez. Antes no sirve.',
    tooManyCassettes:
      'La persona espera los minutos que dice la página, o usa otra conexión, como datos móviles. Después lo intenta otra vez.',
    clock: 'La persona pone en automático la fecha y la hora del teléfono o computadora, y lo intenta otra vez.',
    tooYoung: `${NOT_ON_SERVER} Si la fecha de nacimiento es incorrecta, la persona la corrige. Si es correcta, le pregunta a un médico qué prueba usar.`,
    login: 'La persona inicia sesión otra vez en este teléfono o computadora, y sigue desde la página de inicio.',
    form: `La persona revisa una vez cada respuesta del formulario y lo intenta otra vez. Si tampoco funciona, ${PASS_ON}.`,
    field: 'La persona corrige lo que marca la página, y toca el mismo botón otra vez.',
    code: 'La persona escribe el código más reciente, o pide otro. Los anteriores no sirven.',
    password: 'La persona elige otra contraseña como dice la página, y lo intenta otra vez.',
    signIn: 'La persona revisa el correo y la contraseña, o cambia la contraseña. Después lo intenta otra vez.',
    registered: `La persona inicia sesión con este correo, o cambia la contraseña. Si tampoco funciona, ${PASS_ON}.`,
    missing: `La persona vuelve a la lista y elige otra vez. Si no está allí, ${PASS_ON}.`,
    language: 'La persona elige español o inglés.',
  },
  afterRefusal: {
    used: `El servidor tiene otra prueba con este casete y nunca acepta este resultado. Para tener un resultado en el servidor, la persona hace otra prueba con un kit nuevo. Si el casete era nuevo, ${PASS_ON}.`,
    savedBefore: `El servidor tiene el primer resultado de esta prueba, y ese se queda. Si es incorrecto, ${PASS_ON}.`,
    other: `El resultado no está en el servidor, y la aplicación no lo envía otra vez por sí sola. La persona lo anota. Si el mensaje tiene el botón {{again}}, la persona lo toca una vez. Si no funciona, ${PASS_ON}. Agregue el código que está en Detalles. Se puede cerrar la página.`,
  },
  afterScan: {
    again:
      'La persona cierra el mensaje y escanea otra vez, con buena luz, el código cuadrado pequeño del casete. Si falla dos veces, la persona escribe el código. Si tampoco funciona, no debe usar este kit.',
    againUsed: `La persona cierra el mensaje y escanea otra vez, con buena luz, el código cuadrado pequeño del casete. Si falla dos veces, la persona escribe el código. Si tampoco funciona, ${PASS_ON}.`,
    box: 'La persona cierra el mensaje y escanea otra vez el código QR de la caja del kit. Si falla dos veces, la persona escribe la dirección que está al lado.',
    expired: 'La persona no debe usar este kit. Toma otro kit y escanea el código del casete nuevo.',
    expiredReport: 'Su resultado no se puede reportar. La persona hace otra prueba con un kit nuevo.',
    used: 'La persona no debe usar este casete. Abre otro kit y escanea el casete nuevo.',
    usedReport: `Si ya reportó esta prueba, no hace falta nada más. Si no, ${PASS_ON}.`,
    different:
      'La persona busca el casete de esta prueba y lo escanea mientras haya tiempo. Ningún otro vale, así que no debe leer otro.',
    address:
      'La persona escaneó un enlace, como el código de la caja. Ahora cierra el mensaje y escanea el código cuadrado pequeño del casete.',
    check: `La aplicación recuerda el código; no hace falta escanear otra vez. La persona toca {{again}} cuando tenga internet. Si no funciona en 10 minutos, ${PASS_ON}.`,
    flu: 'La persona no debe seguir con este casete. Toma un kit de COVID-19 y escanea el casete de ese kit.',
    fluReport: 'Esta aplicación no puede reportar esa prueba. La página tiene un enlace a un sitio web que sí puede.',
  },
};
