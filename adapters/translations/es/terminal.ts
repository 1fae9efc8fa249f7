import type { terminal as english } from '../en/terminal.ts';
import type { Texts } from '../texts.ts';
import { replayAdvice } from './replay-advice.ts';
import { replay } from './replay.ts';

export const terminal: Texts<typeof english> = {
  replay,
  replayAdvice,
  place: {
    wait: 'La prueba está en "{{title}}"; faltan {{left}} de la espera.',
    reading: 'La prueba está en "{{title}}"; quedan {{left}} para leer el resultado.',
    expired: 'El tiempo para leer el resultado se terminó, y la aplicación muestra "{{title}}".',
    expiredUnsure: 'La aplicación muestra "{{title}}" porque el reloj se cambió.',
    step: 'La prueba está en "{{title}}".',
    stepInWait: 'La prueba está en "{{title}}", pero su espera sigue: faltan {{left}}.',
    stepInReading: 'La prueba está en "{{title}}", pero el tiempo para leer el resultado sigue: quedan {{left}}.',
    stepTooLate: 'La prueba está en "{{title}}", pero su tiempo para leer el resultado se terminó.',
    submitted: 'El resultado ya se envió y la aplicación muestra "{{title}}".',
    done: 'La prueba terminó y la aplicación muestra "{{title}}".',
    unsent: 'La prueba terminó, pero su resultado todavía no se envió; la aplicación muestra "{{title}}".',
    accountPrompt: 'La prueba terminó y la aplicación pregunta si la persona quiere una cuenta.',
    loggedOut: 'Si no se tocó nada durante 60 minutos, la aplicación ya cerró la sesión de la persona.',
    noTest: 'No hay ninguna prueba en curso.',
    visitor: 'La persona no ha iniciado sesión y no hay ninguna prueba en curso.',
    visitorAfter: 'La persona no tiene una sesión abierta: {{reason}}.',
    notSaved: 'La prueba terminó, pero su resultado no se guardó, y la aplicación muestra "{{title}}".',
    parked: 'La prueba de una cuenta está guardada en este teléfono o computadora, pero su sesión se cerró.',
    testDamaged:
      'Había una prueba guardada en este teléfono o computadora, pero sus datos estaban dañados y la aplicación empezó sin ella.',
    visitDamaged: 'La sesión o visita guardada estaba dañada, y la aplicación empezó sin ella y sin su prueba.',
    unreadable: 'El navegador no permite guardar datos, y la aplicación no puede ver una prueba guardada antes.',
  },
  advice: {
    refused: 'Un resultado no se aceptó: "{{message}}"',
    scan: 'El último escaneo no se aceptó: "{{message}}".',
    failure: 'La aplicación muestra un error: "{{message}}"',
    failureBefore: 'La página anterior mostraba un error: "{{message}}"',
    inactivityWarned: 'La aplicación está a punto de cerrar la sesión; toque {{stay}}.',
    busy: 'La aplicación espera una respuesta del servidor. La prueba está guardada en este teléfono o computadora; después de un minuto, vuelva a cargar la página.',
    busyNotStored:
      'La aplicación espera una respuesta del servidor. Este navegador no puede guardar la prueba: no vuelva a cargar la página.',
    offlineWaiting:
      'El teléfono o la computadora no tiene internet; no se pierde nada: deje la página abierta y conéctese.',
    offlineReport:
      'El teléfono o la computadora no tiene internet; ahí están guardados la prueba y el resultado: deje la página abierta.',
    offline: 'El teléfono o la computadora no tiene internet; casi todos los pasos funcionan: deje la página abierta.',
    unsent:
      'Un resultado espera para enviarse; puede cerrar la página, pero ábrala aquí con internet a más tardar el {{date}}.',
    offlineUnsent:
      'Un resultado espera, porque no hay internet; puede cerrar la página, pero ábrala con internet a más tardar el {{date}}.',
    unsentLate:
      'Un resultado esperaba para enviarse, pero algunos navegadores lo borran después de 7 días sin visitas.',
    unsentLogin: 'El resultado de una cuenta espera para enviarse. Está guardado aquí, pero falta iniciar sesión.',
    offlineUnsentLogin:
      'El resultado de una cuenta espera, porque no hay internet. Está guardado aquí, pero falta iniciar sesión.',
    unsentNotKept:
      'Este navegador no puede guardar un resultado que espera; deje la página abierta y con internet hasta que se envíe.',
    earlierUnsent:
      'El resultado de una prueba anterior espera para enviarse; siga con esta, y tenga internet a más tardar el {{date}}.',
    offlineStep: 'El teléfono o la computadora no tiene internet, y este paso lo necesita; conéctese primero.',
    offlineVisitor:
      'El teléfono o la computadora no tiene internet; conéctese primero y luego inicie sesión o continúe sin cuenta.',
    storesNothing: 'El navegador no guarda nada: una prueba se pierde cuando su página se cierra o se vuelve a cargar.',
    notStored: 'El navegador no guarda nada de esta prueba: no cierre ni vuelva a cargar la página.',
    clockCorrected: 'El reloj se cambió y la aplicación corrigió el tiempo; deje la página abierta.',
    clockUnsure: 'El reloj se cambió; conéctese a internet para que la aplicación revise la hora.',
    expired: 'No confíe en ninguna línea que se vea ahora; haga otra prueba con un kit nuevo.',
    asksAgain: 'La aplicación pide otra vez {{missing}}; las demás respuestas siguen guardadas.',
    accountPrompt: 'Todo está bien; toque uno de los botones: {{buttons}}.',
    loggedOutSubmitted: 'El resultado se envió y está en el servidor: no se pierde nada.',
    loggedOut:
      'Una prueba que no se envió se perdió; empiece de nuevo en la primera página, con el mismo kit solo si su bolsa está cerrada.',
    loggedOutSince:
      'Si después no se tocó nada durante 60 minutos, la aplicación cerró la sesión y la prueba se terminó.',
    expiredSince: 'Según el reloj de aquí, el tiempo para leer el resultado ya se terminó.',
    expiredUnsure: 'Quizás el tiempo no terminó; conéctese a internet para que la aplicación lo revise.',
    offlineAtRisk: 'El teléfono o la computadora no tiene internet; deje la página abierta y conéctese.',
    notSaved: 'El servidor no aceptó el resultado, así que no tiene ninguno de esta prueba.',
    parked: 'Su tiempo puede estar corriendo: hay que iniciar sesión enseguida, con la misma cuenta.',
    parkedWait:
      'Su tiempo puede estar corriendo, pero no se puede iniciar sesión antes de que pase la espera que dice la página.',
    noTest: 'Todo está bien; una prueba se empieza en la página de inicio.',
    visitor: 'Todo está bien; inicie sesión o continúe sin cuenta.',
    visitorAfter: 'Un resultado que se envió está en el servidor; una prueba que no se envió ya no existe.',
    testDamaged: 'No se puede recuperar; empiece de nuevo, con el mismo kit solo si su bolsa está cerrada.',
    visitDamaged:
      'No se puede recuperar; inicie sesión o continúe sin cuenta, y empiece de nuevo, con el mismo kit solo si su bolsa está cerrada.',
    unreadable: 'Permita las cookies y los datos de esta página en el navegador, y vuelva a cargarla.',
    pendingDamaged: 'Lo que esperaba para enviarse se dañó y se perdió; quizás había un resultado.',
    pendingDamagedDone:
      'Lo que esperaba para enviarse se dañó y se perdió; quizás el servidor no tiene este resultado.',
    pendingDamagedInTest: 'Lo que esperaba para enviarse se dañó y se perdió, pero esta prueba sigue.',
    partDamaged:
      'Una parte de los datos guardados estaba dañada. La aplicación sigue sin ella y la pide otra vez si hace falta.',
  },
  seen: { result: 'Resultado: {{result}}', scan: 'Último escaneo: {{message}}' },
  failure: {
    syntax: 'La aplicación no se abrió, porque este navegador es demasiado viejo.',
    script: 'La aplicación no se abrió, porque sus archivos no llegaron.',
    time: 'La aplicación no se abrió a tiempo.',
    none: 'La aplicación se abrió, pero una parte no llegó; por eso estos datos están incompletos.',
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
  missing: {
    profile: 'la persona que se hace la prueba',
    symptoms: 'la respuesta sobre los síntomas',
    device: 'escanear el casete',
    collection: 'la respuesta sobre quién toma la muestra',
    savedDevice: 'escanear el casete',
    result: 'el resultado',
    resultAndTime: 'el resultado y la hora de la prueba',
    testId: 'empezar la prueba',
  },
};
