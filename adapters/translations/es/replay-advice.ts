import type { replayAdvice as english } from '../en/replay-advice.ts';
import type { Texts } from '../texts.ts';
import { replayTrouble } from './replay-trouble.ts';

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
    scan: 'Puede ser que se cerrara un mensaje sobre el escaneo; pregunte si hubo uno.',
    inWait: {
      before:
        'Estos datos no muestran los errores de la página anterior; pregunte qué mostraba. La página se queda abierta.',
      left: 'La página anterior no mostraba ningún error al dejarla; pregunte qué pasó ahí. La página se queda abierta.',
    },
  },
  scanMessage: {
    box: '¿Mostró la página un mensaje sobre el código de la caja, y cuál?',
    cassette: '¿Mostró la página un mensaje sobre el casete, y cuál?',
  },
  closedScan: {
    again: 'Si decía {{titles}}, escanee otra vez, con buena luz, el código cuadrado pequeño del casete, o escríbalo.',
    newKit: 'Si decía {{titles}}, no use este kit. Tome otro kit y escanee su casete.',
    different: 'Si decía {{titles}}, busque el casete de esta prueba y escanee ese. Ningún otro cuenta.',
    notReported: 'Si decía {{titles}}, esta aplicación no puede reportar su resultado.',
    reportedBefore:
      'Si decía {{titles}}, puede que ya se haya reportado. Anote el resultado y el código del casete, y díganos.',
    check: 'Si decía {{titles}}, conéctese a internet y escanee otra vez el mismo casete, o escriba su código.',
  },
  accountOffer: {
    choose: 'Toque uno de estos botones: {{buttons}}.',
    declined: '"{{decline}}" cierra la sesión, y después ya no podrá ver este resultado aquí.',
  },
  timeUnknown: 'Lea las líneas solo mientras la aplicación da tiempo para eso. Después no confíe en ninguna línea.',
  waitMayBeOver: 'Mire ahora la aplicación, porque la espera puede haber terminado.',
  tooLate: 'El tiempo para leer las líneas puede haber terminado; no confíe en ninguna línea que no leyó a tiempo.',
  todo: {
    read: 'Lea esta página y después toque {{next}}.',
    agree: 'Lea todas las líneas y revise si valen para quien se hace la prueba. Solo entonces toque {{next}}.',
    example: 'La imagen es un ejemplo, no su resultado. Lea esta página y después toque {{next}}.',
    act: '¿Ya hizo todo lo que dice la página: "{{title}}"? Si no, hágalo ahora. Después toque {{next}}.',
    tip: 'Su prueba terminó, así que puede cerrar la página. Solo da un consejo: "{{title}}".',
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
    bar: 'La prueba sigue: toque {{back}} al lado del tiempo, arriba.',
    unknown: 'Si está abierta la página de inicio, toque {{continue}}.',
    done: 'La prueba terminó: en la página de inicio, {{seeLastSteps}} lleva a sus últimas páginas.',
    cancel: 'En la página de inicio, ahora sí toque {{cancel}}. Así puede empezar otra prueba.',
    warning: 'No toque {{cancel}}, {{logOut}} ni {{signOut}}: {{cost}}.',
    warningOnce: 'No toque {{cancel}} ni {{logOut}}: {{cost}}.',
    cost: {
      used: 'eso termina la prueba y el casete ya no sirve',
      result: 'eso termina la prueba y se pierde su resultado',
      freed: 'eso termina la prueba y se pierden todos sus pasos',
      nothing: 'eso termina la prueba y se pierden sus respuestas',
    },
  },
  usedKit:
    'Si ya usó el hisopo o el casete de su kit, o si abrió su bolsa de aluminio hace más de {{openedMinutes}} minutos, use un kit nuevo.',
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
    unsure:
      'Si el hisopo se cayó o tocó otra cosa, tome un kit nuevo. Si esperó fuera del tubo, díganoslo antes de seguir.',
  },
  readingTimes: {
    fromThen:
      'Lea su resultado cuando lo diga la aplicación (hora aproximada: {{from}}). Confírmelo antes de la hora límite ({{until}}).',
    untilThen: 'Confirme su resultado antes de la hora límite ({{until}}).',
  },
  hurry: 'Apúrese: solo quedan {{left}} para leer el resultado.',
  notHome: 'No toque {{home}}: eso termina la prueba.',
  afterThat: 'Cuando termine eso: {{advice}}',
  later: 'Cuando termine la prueba: {{advice}}',
  busy: 'Anote lo que escribió, y su resultado si ya lo tiene. Si la aplicación sigue esperando después de unos minutos, díganos la hora.',
  waiting: {
    reopen: 'Abra Clearline aquí otra vez, con el mismo navegador y con internet, a más tardar el {{date}}.',
    tryNow: 'Conecte su teléfono o computadora a internet y después toque {{tryNow}}.',
    reopenElse: 'Si no puede hacerlo ahora, abra Clearline aquí otra vez, con internet, a más tardar el {{date}}.',
    keepUntil: 'Deje esta página abierta hasta que se envíe.',
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
    whenCopied: '¿Cuándo copió estos datos y qué muestra ahora la aplicación?',
    thenAt: {
      step: 'Cuando se copiaron estos datos, la prueba estaba en "{{title}}".',
      wait: 'Cuando se copiaron estos datos, la prueba estaba en "{{title}}" y faltaban {{left}} de la espera.',
      reading:
        'Cuando se copiaron estos datos, la prueba estaba en "{{title}}" y quedaban {{left}} para leer el resultado.',
    },
    goOn: 'Si la aplicación todavía muestra su prueba, siga según el paso y el tiempo que muestra.',
    goOnWithSample: 'Si la aplicación todavía muestra su prueba, conteste estas preguntas antes de seguir.',
    submitted: {
      testing: 'Si después vio "{{kit}}" o "{{done}}", su resultado se envió, y no se perdió nada.',
      reporting: 'Si después vio "{{done}}", su resultado se envió, y no se perdió nada.',
    },
    otherwise: {
      closed:
        'Si no es así, empiece de nuevo en la primera página. Su kit todavía sirve si la bolsa de aluminio está cerrada.',
      used: 'Si no es así, empiece de nuevo en la primera página, con un kit nuevo.',
      read: 'Si no es así, su resultado no se envió.',
      reported: 'Si no es así, toque "{{report}}" en la primera página y empiece de nuevo.',
    },
    noResult: 'Si ya no sabe cuál fue su resultado, haga otra prueba con un kit nuevo.',
    expired: 'Si muestra "{{title}}", o ninguna prueba, haga otra prueba con un kit nuevo.',
    justNow: 'Si copió estos datos hace un momento, guíese por el paso y el tiempo que muestra la aplicación.',
    checkClock:
      'Si su teléfono o computadora muestra una hora equivocada, ponga su reloj en automático después de la prueba.',
    loggedOut: 'Si después la aplicación cerró su sesión, inicie sesión o continúe sin cuenta otra vez.',
    byApp: 'Guíese por el paso y el tiempo que la aplicación muestra ahora.',
    ask: '¿Cuándo copió estos datos y qué ha hecho desde entonces? Un resultado que confirmó a tiempo vale.',
    logout:
      'Toque algo en la página: si no, la aplicación cierra la sesión (hora aproximada: {{time}}), y lo que no se envió se pierde.',
  },
  afterLogout: {
    done: '¿Vio "{{kit}}" o "{{done}}" después de su prueba? Entonces su resultado se envió, y no se perdió nada. Si tiene una cuenta, inicie sesión y mire sus resultados.',
    neither: 'Si no vio ninguno de los dos, su resultado no se envió.',
    noResult:
      'Si no tiene un resultado, empiece de nuevo en {{page}}. Use el mismo kit solo si su bolsa de aluminio sigue cerrada.',
  },
  nothingWaits: 'Ningún resultado espera a ser enviado desde este teléfono o computadora.',
  lostReading:
    'Si leyó su resultado mientras la aplicación daba tiempo para eso, anótelo, y no confíe en ninguna línea que mire ahora. A partir de 24 horas después de escanear el casete, puede reportarlo con "{{report}}" en {{page}}.',
  said: {
    connect: 'Conecte su teléfono o computadora a internet.',
    checkTime: 'Conéctese a internet, para que la aplicación revise la hora.',
    reload: 'Espere un minuto y vuelva a cargar la página.',
    stay: 'Toque {{stay}} ahora.',
    otherBrowser:
      'Antes de una prueba, salga de la navegación privada, permita que esta página guarde datos o use otro navegador.',
  },
  connectFirst: 'Su teléfono o computadora no tiene internet; primero conéctese.',
  notSaved: 'Para tener un resultado en el servidor, haga otra prueba con un kit nuevo.',
  parked: {
    todo: 'Inicie sesión enseguida, aquí y con la misma cuenta. No empiece de nuevo ni continúe sin cuenta. Al iniciar sesión, su prueba sigue si su tiempo no se ha acabado.',
    afterWait:
      'Espere los minutos que dice la página, una hora como máximo. Después inicie sesión una vez, aquí y con la misma cuenta. No empiece de nuevo ni continúe sin cuenta. Al iniciar sesión, su prueba sigue si su tiempo no se ha acabado.',
    drops:
      'Si ya puso las gotas, mire las líneas de {{waitMinutes}} a {{endMinutes}} minutos después de la última gota. Anote lo que ve.',
    unsure: 'No empiece otra hasta que sepamos si hay una prueba de su cuenta guardada aquí.',
  },
  ...replayTrouble,
};
