import type { replay as english } from '../en/replay.ts';
import type { Texts } from '../texts.ts';

const RETRY = 'Toque {{again}} ahora, y otra vez después de 5 minutos.';
const TELL_US = 'Si tampoco funciona, díganos la hora del último intento.';
const NOT_ON_SERVER = 'El servidor no tiene esta prueba, y volver a intentarlo no ayuda.';
const NEW_TEST = 'Para tener un resultado en el servidor, haga otra prueba con un kit nuevo.';

export const replay: Texts<typeof english> = {
  place: {
    wait: 'La prueba está en "{{title}}"; faltan {{left}} de la espera.',
    reading: 'La prueba está en "{{title}}"; quedan {{left}} para leer el resultado.',
    stepInWait: 'La prueba está en "{{title}}", pero su espera sigue: faltan {{left}}.',
    stepInReading: 'La prueba está en "{{title}}", pero el tiempo para leer el resultado sigue: quedan {{left}}.',
    expired: 'El tiempo para leer el resultado se terminó, y la aplicación muestra "{{title}}".',
    expiredUnsure: 'La aplicación muestra "{{title}}" porque el reloj se cambió.',
    step: 'La prueba está en "{{title}}".',
    submitted: 'El resultado ya se envió y la aplicación muestra "{{title}}".',
    done: 'La prueba terminó y la aplicación muestra "{{title}}".',
    unsent: 'La prueba terminó, pero su resultado todavía no se envió; la aplicación muestra "{{title}}".',
    notSaved: 'La prueba terminó, pero su resultado no se guardó, y la aplicación muestra "{{title}}".',
    noTest: 'No hay ninguna prueba en curso.',
    visitor: 'La persona no ha iniciado sesión, así que no hay ninguna prueba en curso.',
    visitorAfter: 'La persona no tiene una sesión abierta: {{reason}}.',
    parked: 'La prueba de una cuenta está guardada en este teléfono o computadora, pero su sesión se cerró.',
    testDamaged:
      'Había una prueba guardada en este teléfono o computadora, pero sus datos estaban dañados y la aplicación empezó sin ella.',
    visitDamaged: 'La sesión o visita guardada estaba dañada, y la aplicación empezó sin ella y sin su prueba.',
    unreadable: 'El navegador no permite guardar datos, y la aplicación no puede ver una prueba guardada antes.',
    page: 'La persona está en {{page}}.',
    pageFrom: 'La persona está en {{page}}; antes estaba en {{before}}.',
    then: 'Así era cuando se copiaron estos datos: {{place}}',
  },
  state: {
    calm: 'No hay ningún problema.',
    calmThen: 'No había ningún problema cuando se copiaron estos datos.',
    over: 'Ese momento ya pasó; pregunte qué muestra ahora la aplicación.',
    clockAhead: 'Uno de los dos relojes está mal; revise la fecha y la hora de los dos.',
    leftForHelp: 'Estos datos no muestran ningún error de {{before}}; pregunte qué pasó ahí.',
    scanUnseen: 'Puede ser que se cerrara un mensaje sobre el escaneo; pregunte si hubo uno.',
    failure: 'La aplicación muestra un error: "{{message}}"',
    failureBefore: 'La página anterior mostraba un error: "{{message}}"',
    scan: 'El último escaneo no se aceptó: "{{message}}".',
    refused: 'Un resultado no se aceptó: "{{message}}"',
    inactivityWarned: 'La aplicación está a punto de cerrar la sesión.',
    busy: 'La aplicación espera una respuesta del servidor.',
    offline: 'El teléfono o la computadora no tiene internet.',
    offlineStep: 'El teléfono o la computadora no tiene internet, y este paso lo necesita.',
    unsent: 'Un resultado espera para enviarse.',
    unsentNotKept: 'Espera un resultado que este navegador no puede guardar.',
    unsentLogin: 'El resultado de una cuenta espera para enviarse, y falta iniciar sesión en esa cuenta.',
    earlierUnsent: 'El resultado de una prueba anterior espera para enviarse.',
    notStored: 'El navegador no guarda nada: una prueba se pierde cuando su página se cierra o se vuelve a cargar.',
    clockCorrected: 'El reloj se cambió, y la aplicación corrigió el tiempo.',
    clockUnsure: 'El reloj se cambió, y la aplicación todavía no pudo revisar la hora.',
    expired: 'No confíe en ninguna línea que se vea ahora.',
    notSaved: 'El servidor no aceptó el resultado, así que no tiene ninguno de esta prueba.',
    parked: 'Su tiempo puede estar corriendo.',
    damaged: 'No se puede recuperar.',
    unreadable: 'Una prueba que se haga ahora se pierde al cerrar la página.',
    queueDamaged: 'Lo que esperaba para enviarse se dañó y se perdió; quizás había un resultado.',
    partDamaged:
      'Una parte de los datos guardados estaba dañada. La aplicación sigue sin ella y la pide otra vez si hace falta.',
    asksAgain: 'La aplicación pide otra vez {{missing}}; las demás respuestas siguen guardadas.',
    visitorAfter: 'Un resultado que se envió está en el servidor; una prueba que no se envió ya no existe.',
  },
  say: {
    askNow: '¿Qué muestra ahora la aplicación? Guíese por el paso y el tiempo que muestra, y no por estos datos.',
    askClock: '¿Qué fecha y hora muestra ahora su teléfono o computadora?',
    nowSubmitted: 'Si después vio "{{kit}}" o "{{done}}", su resultado se envió, y no se perdió nada.',
    nowAgain: 'Si muestra otra vez "{{message}}", copie los datos técnicos de nuevo y envíenoslos.',
    nowRead:
      'Si leyó su resultado mientras la aplicación daba tiempo para eso, anótelo, y no confíe en ninguna línea que mire ahora. A partir de 24 horas después de escanear el casete por primera vez, puede reportarlo con "{{report}}" en la primera página.',
    nowNone:
      'Si no muestra ninguna prueba, o muestra "{{expired}}", empiece de nuevo, con el mismo kit solo si su bolsa de aluminio está cerrada.',
    nowLogin:
      'Si después la aplicación cerró su sesión, inicie sesión otra vez, o continúe sin cuenta si no tiene una.',
    byApp: 'Si la aplicación muestra ahora otro paso u otro tiempo, guíese por la aplicación.',
    sample:
      'Si la bolsa se abrió hace más de {{openedMinutes}} minutos, o si el hisopo se cayó, tocó otra cosa o esperó fuera del tubo, tome un kit nuevo.',
    logoutSoon:
      'Toque algo en la página: si no, la aplicación cierra la sesión (hora aproximada: {{logout}}), y lo que no se envió se pierde.',
    wait: 'Deje la página abierta. No mueva el casete ni lea las líneas todavía.',
    readAt:
      'Lea su resultado cuando lo diga la aplicación (hora aproximada: {{from}}). Confírmelo antes de la hora límite ({{until}}).',
    confirmBy: 'Confirme su resultado antes de la hora límite ({{until}}).',
    timeUnknown: 'Lea las líneas solo mientras la aplicación da tiempo para eso. Después no confíe en ninguna línea.',
    read: 'Lea esta página y después toque {{next}}.',
    agree: 'Lea todas las líneas y revise si valen para quien se hace la prueba. Solo entonces toque {{next}}.',
    example: 'La imagen es un ejemplo, no su resultado. Lea esta página y después toque {{next}}.',
    act: '¿Ya hizo todo lo que dice la página: "{{title}}"? Si no, hágalo ahora. Después toque {{next}}.',
    tip: 'Su prueba terminó, así que puede cerrar la página. Solo da un consejo: "{{title}}".',
    drops:
      '¿Cuántas gotas hay en el pocillo? Si no hay ninguna, ponga {{drops}} ahora y toque {{next}} en cuanto caiga la última. Si ya hay gotas, abra primero "{{rescue}}".',
    result:
      'La página muestra su resultado, pero el servidor todavía no lo tiene. Toque {{next}} en cada página hasta que una diga "{{done}}".',
    question: 'Responda lo que pregunta la página, o revise sus respuestas. Solo si son correctas, toque {{next}}.',
    controlLine: 'Mire en C con buena luz y responda lo que ve. Después toque {{next}}.',
    testLine:
      'Mire en T con buena luz y responda lo que ve. También cuenta una línea muy débil. Después toque {{next}}.',
    tooYoung: 'Quien se hace la prueba es demasiado joven para este paso, y la aplicación dice qué hacer.',
    boxScan: 'Escanee el código QR de la caja del kit, o escriba la dirección de al lado.',
    firstScan: 'Escanee el código cuadrado pequeño del casete, o escríbalo.',
    usedScan: 'Escanee el código cuadrado pequeño del casete que usó, o escríbalo.',
    secondScan:
      'Escanee otra vez el casete de esta prueba, o escriba su código. Deje el casete plano sobre la mesa y mueva solo el teléfono.',
    closedScan: 'Si un mensaje decía que no use el casete, no lo use, y díganos qué decía el mensaje.',
    safe: 'Su prueba está guardada en este teléfono o computadora y no se pierde. Puede cerrar la página, pero vuelva a abrirla antes de la hora límite ({{logout}}).',
    safeTimed:
      'Su prueba está guardada en este teléfono o computadora y no se pierde. Deje la página abierta, porque el tiempo sigue.',
    notStored: 'Este navegador no puede guardar la prueba: no cierre ni vuelva a cargar la página.',
    onServer: 'Su resultado está en el servidor, así que puede cerrar la página.',
    writeDown: 'Anote su resultado, por si se pierde antes de enviarse.',
    save: `Quizás el servidor todavía no tiene su resultado; anótelo. ${RETRY} ${TELL_US}`,
    start: `La prueba no empezó y no se gastó ningún casete. ${RETRY} ${TELL_US}`,
    retry: `${RETRY} Si tampoco funciona, envíenos el código que está en {{details}} y la hora del último intento.`,
    used: `${NOT_ON_SERVER} El casete es de otra prueba. Anote su resultado y el código del casete. ${NEW_TEST} Si este casete era nuevo, díganoslo.`,
    savedBefore:
      'El servidor tiene el primer resultado de esta prueba, y ese se queda. No lo intente otra vez. Si ese resultado es incorrecto, díganoslo.',
    tooYoungResult: `${NOT_ON_SERVER} Si la fecha de nacimiento es incorrecta, corríjala. Si es correcta, pregúntele a un médico qué prueba usar.`,
    refused: `El resultado no está en el servidor, y la aplicación no lo envía otra vez por sí sola. Anótelo. Si el mensaje tiene el botón {{again}}, tóquelo una vez. ${TELL_US}`,
    connect: 'Conéctese a internet, o cambie de Wi-Fi a datos móviles. Después toque {{again}} enseguida.',
    server:
      'Espere un minuto y después toque {{again}}. Si no funciona durante 10 minutos, díganos la hora del último intento.',
    tooMany: 'Espere los minutos que dice la página, una hora como máximo, e inténtelo una vez. Antes no sirve.',
    clock: 'Ponga en automático la fecha y la hora de su teléfono o computadora, e inténtelo otra vez.',
    newLink: 'En la página para iniciar sesión, toque {{forgot}}, y use solo el enlace del correo más reciente.',
    newCode: 'Escriba el código más reciente, o pida otro. Los anteriores no sirven.',
    logIn: 'Inicie sesión otra vez en este teléfono o computadora, y siga desde la página de inicio.',
    password: 'Elija otra contraseña como dice la página, e inténtelo otra vez.',
    signIn: 'Revise el correo y la contraseña, o restablezca la contraseña. Después inicie sesión con ellos.',
    missing: 'Vuelva a la lista y elija otra vez. Si no está allí, díganoslo.',
    field: `Corrija lo que marca la página, y toque el mismo botón otra vez. ${TELL_US}`,
    scanAgain:
      'Toque {{ok}} y escanee otra vez, con buena luz, el código cuadrado pequeño del casete. Si falla dos veces, escriba el código. Si tampoco funciona, díganoslo.',
    boxAgain:
      'Toque {{ok}} y escanee otra vez el código QR de la caja del kit. Si falla dos veces, escriba la dirección que está al lado.',
    otherKit:
      'No use este casete. Tome otro kit de COVID-19, toque {{ok}} y escanee su casete. Si este casete era nuevo, anote su código y díganoslo.',
    different:
      'Busque el casete de esta prueba, toque {{ok}} y escanéelo mientras haya tiempo. Ningún otro vale, así que nunca lea otro.',
    notAddress:
      'Escaneó un enlace, como el código de la caja. Toque {{ok}} y escanee el código cuadrado pequeño del casete.',
    notReported:
      'El resultado de este casete no se puede reportar ahora. Anote el resultado, la hora de la prueba y el código del casete. Si no reportó antes esta prueba, díganoslo.',
    checkScan:
      'La aplicación recuerda el código; no hace falta escanear otra vez. Toque {{again}} cuando tenga internet.',
    reopen: 'Abra Clearline aquí otra vez, con el mismo navegador y con internet, a más tardar el {{date}}.',
    tryNow: 'Conecte su teléfono o computadora a internet y después toque {{tryNow}}.',
    keepOpen: 'Deje esta página abierta y con internet hasta que se envíe el resultado.',
    accountLogin: 'Inicie sesión aquí, con internet, en la cuenta de ese resultado. Así la aplicación puede enviarlo.',
    nothingWaits: 'Ningún resultado espera para enviarse desde este teléfono o computadora.',
    notHome: 'No toque {{home}}: eso termina la prueba.',
    look: 'Abra Clearline aquí otra vez, con internet, y mire si todavía espera un resultado. Anote su resultado.',
    online: 'Conecte su teléfono o computadora a internet.',
    reload: 'Espere un minuto. Si la aplicación sigue esperando, anote lo que escribió y vuelva a cargar la página.',
    stay: 'Toque {{stay}} ahora.',
    otherBrowser:
      'Antes de una prueba, salga de la navegación privada, permita que esta página guarde datos o use otro navegador.',
    parked:
      'Inicie sesión enseguida, aquí y con la misma cuenta. No empiece de nuevo ni continúe sin cuenta. Después de iniciar sesión, su prueba sigue si su tiempo no se ha acabado.',
    parkedWait:
      'Toque {{sendLink}} en esa página, y use el enlace del correo más reciente. O espere lo que dice la página, una hora como máximo, e inicie sesión una vez. Hágalo aquí y con la misma cuenta. No empiece de nuevo ni continúe sin cuenta.',
    dropsIn:
      'Si ya puso las gotas, mire las líneas de {{waitMinutes}} a {{endMinutes}} minutos después de la última gota. Anote lo que ve, y no confíe en ninguna línea que mire más tarde. A partir de 24 horas después de escanear el casete por primera vez, puede reportar ese resultado con "{{report}}" en la primera página.',
    lostResult:
      'Anote su último resultado, con el día y la hora de la prueba. Si no se sabe si el servidor lo tiene, repórtelo con "{{report}}" en la primera página, a partir de 24 horas después de escanear el casete por primera vez. Si el servidor ya lo tiene, la aplicación se lo dice.',
    newTest: NEW_TEST,
    usedKit:
      'Si ya usó el hisopo o el casete de su kit, o si abrió su bolsa de aluminio hace más de {{openedMinutes}} minutos, use un kit nuevo.',
    begin: 'Empiece de nuevo, con el mismo kit solo si su bolsa de aluminio está cerrada.',
    chooseAccount:
      'Toque uno de los botones. "{{decline}}" cierra la sesión, y después ya no podrá ver este resultado aquí.',
    toTest:
      'La prueba sigue: vaya a la página de inicio y toque {{continue}}. No la cancele ni cierre la sesión: {{cost}}.',
    bar: 'La prueba sigue: toque {{bar}} al lado del tiempo, arriba.',
    readLater:
      'Si lee esto después de esta hora ({{later}}), no haga nada de esto. Mire qué muestra la aplicación, y escríbanos otra vez.',
  },
  sameButton: 'el mismo botón',
  passOn: 'Si eso no ayuda, pase estos datos al equipo técnico, con la hora del último intento.',
  cost: {
    used: 'eso termina la prueba y el casete ya no sirve',
    result: 'eso termina la prueba y se pierde su resultado',
    freed: 'eso termina la prueba y se pierden todos sus pasos',
    nothing: 'eso termina la prueba y se pierden sus respuestas',
  },
  logoutReasons: {
    inactivity: 'la aplicación cerró la sesión después de 60 minutos sin actividad',
    signedOut: 'cerró la sesión',
    otherTab: 'cerró la sesión en otra pestaña o ventana',
    otherPerson: 'otra persona inició sesión, o empezó sin cuenta, en otra pestaña o ventana',
    passwordChanged: 'se cambió su contraseña',
    loginEnded: 'su sesión terminó durante una prueba',
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
  failure: {
    syntax: 'La aplicación no se abrió, porque este navegador es demasiado viejo.',
    script: 'La aplicación no se abrió, porque sus archivos no se cargaron.',
    time: 'La aplicación no se abrió a tiempo.',
    none: 'La aplicación se abrió, pero una parte no se cargó; por eso estos datos están incompletos.',
  },
  saved: {
    missing:
      'No hay ninguna prueba guardada en este teléfono o computadora; conéctese a internet y vuelva a cargar la página.',
    read: 'Lo guardado en este teléfono o computadora se puede leer; conéctese a internet y vuelva a cargar la página.',
    damaged:
      'Había una prueba guardada en este teléfono o computadora, pero sus datos están dañados y la aplicación empezará sin ella.',
    unreadable:
      'El navegador no permite guardar datos; permita las cookies y los datos de esta página, y cárguela otra vez.',
  },
  newerBrowser: 'Use un teléfono o navegador más nuevo; lo guardado en este se queda aquí.',
  copyAgain:
    'Al final de la página, toque "{{copy}}". Si no está ahí, toque primero "{{support}}" arriba. Pegue todo en un correo y envíelo. Si está haciendo una prueba, déjela abierta hasta entonces y siga lo que muestra la aplicación.',
};
