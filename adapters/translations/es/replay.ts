import type { replay as english } from '../en/replay.ts';
import type { Texts } from '../texts.ts';

const TELL_US = 'Si tampoco funciona, díganos la hora del último intento.';
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
    visitorAfter: 'La persona no tiene una sesión abierta. La aplicación dijo: "{{reason}}"',
    parked: 'La prueba de una cuenta está guardada en este teléfono o computadora, pero su sesión se cerró.',
    damaged:
      'Lo que estaba guardado aquí de una prueba, una sesión o una visita estaba dañado, y la aplicación empezó sin ello.',
    unreadable: 'El navegador no permite guardar datos, y la aplicación no puede ver una prueba guardada antes.',
    page: 'La persona está en la página "{{page}}".',
    pageFrom: 'La persona está en la página "{{page}}"; antes estaba en "{{before}}".',
    then: 'Así era cuando se copiaron estos datos: {{place}}',
  },
  state: {
    calm: 'No hay ningún problema.',
    calmThen: 'No había ningún problema cuando se copiaron estos datos.',
    over: 'Ese momento ya pasó; pregunte qué muestra ahora la aplicación.',
    clockAhead: 'Uno de los dos relojes está mal; revise la fecha y la hora de los dos.',
    leftForHelp: 'Estos datos no muestran ningún error de "{{before}}"; pregunte qué pasó ahí.',
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
    asksAgain: 'La aplicación pide otra vez {{missing}}; las demás respuestas siguen guardadas.',
    visitorAfter: 'Un resultado que se envió está en el servidor; una prueba que no se envió ya no existe.',
  },
  say: {
    askNow:
      '¿Qué muestra ahora la aplicación? Si su paso o su tiempo no es el de sus datos técnicos, guíese por la aplicación.',
    askClock: '¿Qué fecha y hora muestra ahora su teléfono o computadora? Si son incorrectas, póngalas en automático.',
    nowSubmitted: 'Si después vio "{{kit}}" o "{{done}}", su resultado se envió, y no se perdió nada.',
    nowAgain: 'Si muestra otra vez "{{message}}", copie los datos técnicos de nuevo y envíenoslos.',
    nowRead:
      'Si leyó su resultado mientras la aplicación daba tiempo para eso, anótelo, y no confíe en ninguna línea que mire ahora. A partir de 24 horas después de escanear el casete por primera vez, puede reportarlo con "{{report}}" en la primera página.',
    nowNone:
      'Si no muestra ninguna prueba, o muestra "{{expired}}", empiece de nuevo, con el mismo kit solo si su bolsa de aluminio está cerrada.',
    sample:
      'Si la bolsa se abrió hace más de {{openedMinutes}} minutos, o si el hisopo se cayó, tocó otra cosa o esperó fuera del tubo, tome un kit nuevo.',
    logoutSoon:
      'Toque algo en la página: si no, la aplicación cierra la sesión (hora aproximada: {{logout}}), y lo que no se envió se pierde.',
    wait: 'Deje la página abierta. No mueva el casete ni lea las líneas todavía.',
    readAt:
      'Lea su resultado cuando lo diga la aplicación (hora aproximada de inicio: {{from}}). Confírmelo antes de la hora límite ({{until}}).',
    timeUnknown: 'Lea las líneas solo mientras la aplicación da tiempo para eso. Después no confíe en ninguna línea.',
    read: 'Lea toda esta página, revise si vale para quien se hace la prueba y responda lo que pregunta. Las imágenes son ejemplos. Solo entonces toque {{next}}.',
    act: '¿Ya hizo todo lo que dice la página: "{{title}}"? Si no, hágalo ahora. Después toque {{next}}.',
    drops:
      '¿Cuántas gotas hay en el pocillo? Si no hay ninguna, ponga {{drops}} ahora y toque {{next}} en cuanto caiga la última. Si ya hay gotas, abra primero "{{rescue}}".',
    result:
      'La página muestra su resultado, pero el servidor todavía no lo tiene. Toque {{next}} en cada página hasta que una diga "{{done}}".',
    lines:
      'Mire donde dice la página, en C o en T, con buena luz, y responda lo que ve. También cuenta una línea muy débil. Después toque {{next}}.',
    boxScan: 'Escanee el código QR de la caja del kit, o escriba la dirección de al lado.',
    cassetteScan:
      'Escanee el código cuadrado pequeño del casete de esta prueba, o escríbalo. Si el casete ya tiene gotas, déjelo plano sobre la mesa y mueva solo el teléfono.',
    closedScan: 'Si un mensaje decía que no use el casete, no lo use, y díganos qué decía el mensaje.',
    safe: 'Su prueba está guardada en este teléfono o computadora y no se pierde. Puede cerrar la página, pero vuelva a abrirla antes de la hora límite ({{logout}}).',
    safeTimed:
      'Su prueba está guardada en este teléfono o computadora y no se pierde. Deje la página abierta, porque el tiempo sigue.',
    notStored:
      'Este navegador no guarda nada: no cierre ni vuelva a cargar la página durante una prueba, ni mientras un resultado espera para enviarse. Antes de una prueba, salga de la navegación privada, permita que esta página guarde datos o use otro navegador.',
    onServer: 'Su resultado está en el servidor, así que puede cerrar la página.',
    writeDown: 'Quizás el servidor todavía no tiene su resultado; anótelo.',
    retry:
      'Espere un minuto y después toque {{again}}. Si no funciona durante 10 minutos, envíenos el código que está en {{details}}, si aparece, y la hora del último intento.',
    used: `El servidor no tiene esta prueba, y volver a intentarlo no ayuda. El casete es de otra prueba. Anote su resultado y el código del casete. ${NEW_TEST} Si este casete era nuevo, díganoslo.`,
    savedBefore:
      'El servidor tiene el primer resultado de esta prueba, y ese se queda. No lo intente otra vez. Si ese resultado es incorrecto, díganoslo.',
    refused: `El resultado no está en el servidor, y la aplicación no lo envía otra vez por sí sola. Anótelo. Si el mensaje tiene el botón {{again}}, tóquelo una vez. ${TELL_US}`,
    page: `Haga lo que dice el mensaje de la página, y toque el mismo botón otra vez. ${TELL_US}`,
    tooMany:
      'Si la página tiene {{sendLink}}, tóquelo y use el enlace del correo más reciente. Si no, espere los minutos que dice la página, una hora como máximo, e inténtelo una vez; antes no sirve.',
    newLink: 'En la página para iniciar sesión, toque {{forgot}}, y use solo el enlace del correo más reciente.',
    newCode: 'Escriba el código más reciente, o pida otro. Los anteriores no sirven.',
    logIn:
      'Si su sesión está cerrada, iníciela otra vez en este teléfono o computadora lo antes posible, con la misma cuenta, y siga desde la página de inicio. No empiece de nuevo ni continúe sin cuenta.',
    scanAgain:
      'Toque {{ok}} y escanee otra vez con buena luz: en el casete, el código cuadrado pequeño; en la caja del kit, el código QR. Si falla dos veces, escriba lo que dice allí. Si tampoco funciona, díganoslo.',
    otherKit:
      'No use este casete. Tome otro kit de COVID-19, toque {{ok}} y escanee su casete. Si este casete era nuevo, anote su código y díganoslo.',
    different:
      'Busque el casete de esta prueba, toque {{ok}} y escanéelo mientras haya tiempo. Ningún otro vale, así que nunca lea otro.',
    notReported:
      'El resultado de este casete no se puede reportar ahora. Anote el resultado, la hora de la prueba y el código del casete. Si no reportó antes esta prueba, díganoslo.',
    reopen: 'Abra Clearline aquí otra vez, con el mismo navegador y con internet, a más tardar el {{date}}.',
    nothingWaits: 'Ningún resultado espera para enviarse desde este teléfono o computadora.',
    notHome: 'No toque {{home}}: eso termina la prueba.',
    online:
      'Conecte su teléfono o computadora a internet, o cambie de Wi-Fi a datos móviles. Después, si algo falló, toque {{again}} enseguida.',
    reload: 'Espere un minuto. Si la aplicación sigue esperando, anote lo que escribió y vuelva a cargar la página.',
    stay: 'Toque {{stay}} ahora.',
    dropsIn:
      'Si ya puso las gotas, mire las líneas de {{waitMinutes}} a {{endMinutes}} minutos después de la última gota. Anote lo que ve, y no confíe en ninguna línea que mire más tarde. A partir de 24 horas después de escanear el casete por primera vez, puede reportar ese resultado con "{{report}}" en la primera página.',
    lostResult:
      'Anote su último resultado, con el día y la hora de la prueba. Si no se sabe si el servidor lo tiene, repórtelo con "{{report}}" en la primera página, a partir de 24 horas después de escanear el casete por primera vez. Si el servidor ya lo tiene, la aplicación se lo dice.',
    newTest: NEW_TEST,
    chooseAccount:
      'Toque uno de los botones. "{{decline}}" cierra la sesión, y después ya no podrá ver este resultado aquí.',
    toTest:
      'La prueba sigue: vaya a la página de inicio y toque {{continue}}. No la cancele ni cierre la sesión. {{cost}}',
    readLater:
      'Si lee esto después de esta hora ({{later}}), no haga nada de esto. Mire qué muestra la aplicación, y escríbanos otra vez.',
  },
  sameButton: 'el mismo botón',
  passOn: 'Si eso no ayuda, pase estos datos al equipo técnico, con la hora del último intento.',
  steps: 'Los pasos de la prueba',
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
