import type { Texts } from '../texts.ts';
import type { replaySince as english } from '../en/replay-since.ts';

export const replaySince: Texts<typeof english> = {
  sample: {
    pouch: '¿Cuándo abrió la bolsa de aluminio? Si fue hace más de {{openedMinutes}} minutos, use un kit nuevo.',
    swab: '¿Está abierto el hisopo, y ya tocó la nariz? ¿Cuándo fue, y dónde está el hisopo ahora?',
    mix: '¿Cuándo pasó el hisopo por la nariz, y cuándo lo puso en el tubo?',
    drops: '¿Cuándo puso el hisopo en el tubo, y ya cayó alguna gota en el pocillo?',
    unsure: 'Si el hisopo se cayó, tocó otra cosa o esperó fuera del tubo, tome un kit nuevo.',
  },
  readingTimes: {
    fromThen:
      'Lea su resultado cuando lo diga la aplicación (hora aproximada: {{from}}). Confírmelo antes de la hora límite ({{until}}).',
    untilThen: 'Confirme su resultado antes de la hora límite ({{until}}).',
  },
  hurry: 'Apúrese: solo quedan {{left}} para leer el resultado.',
  waiting: {
    reopen: 'Abra Clearline aquí otra vez, con el mismo navegador y con internet, a más tardar el {{date}}.',
    tryNow: 'Conecte su teléfono o computadora a internet y después toque {{tryNow}}.',
    reopenElse: 'Si no puede hacerlo ahora, abra Clearline aquí otra vez, con internet, a más tardar el {{date}}.',
    keepUntil: 'Deje esta página abierta hasta que se envíe.',
    keepOpen: 'Deje esta página abierta, y conéctese a internet, hasta que se envíe.',
    writeDown: 'Anote su resultado, por si se pierde antes de enviarse.',
    look: 'Abra Clearline aquí otra vez, con internet, y mire si todavía espera un resultado. Anote su resultado.',
  },
  lostQueue: {
    writeDown: 'Anote su último resultado, con el día y la hora de la prueba. Guarde el casete si todavía lo tiene.',
    look: 'Busque este resultado en su lista de resultados.',
    report:
      'Si no se sabe si el servidor tiene ese resultado, repórtelo con "{{report}}" en la primera página. Eso se puede a partir de 24 horas después de escanear el casete por primera vez. Si el servidor ya lo tiene, la aplicación se lo dice.',
  },
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
    loggedOut: {
      guest: 'Si después la aplicación cerró su sesión, inicie sesión o continúe sin cuenta otra vez.',
      account: 'Si después la aplicación cerró su sesión, inicie sesión otra vez.',
    },
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
  lostReading:
    'Si leyó su resultado mientras la aplicación daba tiempo para eso, anótelo, y no confíe en ninguna línea que mire ahora. A partir de 24 horas después de escanear el casete por primera vez, puede reportarlo con "{{report}}" en {{page}}.',
};
