import type { startSteps as english } from '../en/steps-start.ts';
import type { Texts } from '../texts.ts';

const symptoms: Texts<(typeof english)['health-questionnaire']['symptoms']> = {
  fever: 'Fiebre de 100 °F (37.8 °C) o más',
  chills: 'Escalofríos',
  shakingWithChills: 'Temblor con escalofríos, una y otra vez',
  cough: 'Tos',
  headache: 'Dolor de cabeza',
  musclePain: 'Dolor de músculos',
  soreThroat: 'Dolor de garganta',
  shortnessOfBreath: 'Falta de aire',
  lossOfTasteOrSmell: 'Pérdida nueva del gusto o del olfato',
  pregnant: 'Embarazo',
};

export const startSteps: Texts<typeof english> = {
  'intro-welcome': {
    title: 'Le damos la bienvenida',
    lead: 'Le guiamos paso a paso.',
    points: {
      time: 'Reserve unos {{testMinutes}} minutos. Quédese cerca de la prueba todo el tiempo.',
      saved:
        'Su prueba se guarda en este teléfono o computadora. Si cierra esta página, puede volver. El tiempo sigue.',
      sight: 'Las líneas las lee usted. Si le cuesta verlas, pida ayuda a alguien.',
    },
    express: {
      title: 'Reporte una prueba que ya hizo',
      lead: 'Díganos el resultado de una prueba que ya hizo.',
      points: {
        time: 'Tarda unos 5 minutos.',
        need: 'Tenga a mano la caja del kit y el casete usado.',
      },
    },
    figure: 'Un casete junto a un teléfono con una marca de listo.',
  },
  'intro-how-it-works': {
    title: 'Cómo funciona',
    lead: 'Esto es lo que va a hacer.',
    points: {
      prepare: 'Prepárese y abra el kit.',
      scan: 'Escanee la caja y el casete.',
      collect: 'Tome la muestra de la nariz y ponga {{drops}} gotas en el casete.',
      wait: 'Espere {{waitMinutes}} minutos.',
      read: 'Lea el resultado en los {{windowMinutes}} minutos siguientes.',
      report: 'Elija si lo quiere reportar.',
    },
    express: {
      lead: 'Esto es lo que va a hacer.',
      points: {
        scan: 'Escanee la caja y el casete que usó.',
        read: 'Díganos cuál fue el resultado.',
        report: 'Elija si lo quiere reportar.',
      },
    },
    figure: 'La prueba en fila: la caja, un teléfono, el hisopo, un reloj y el casete.',
  },
  'profile-selection': {
    title: '¿Quién se hace la prueba?',
    lead: 'Elija a una persona.',
    missing: 'Elija quién se hace la prueba.',
    loading: 'Buscando sus perfiles…',
    none: 'Todavía no tiene un perfil. Cree uno para seguir.',
    create: 'Crear un perfil',
  },
  'health-questionnaire': {
    title: '¿Tiene algún síntoma?',
    titleOf: '¿{{name}} tiene algún síntoma?',
    lead: 'Por ejemplo, fiebre, tos, dolor de garganta o pérdida nueva del gusto o del olfato.',
    listTitle: 'Todos los síntomas que cuentan',
    symptoms,
    others: 'También cuentan otras señales de enfermedad: nariz que escurre, cansancio, náuseas o diarrea.',
    pregnancy:
      'El embarazo no es un síntoma. No lo cuente. ¿Hay un embarazo? Llame pronto a un médico, porque un tratamiento puede ayudar.',
    question: '¿La persona que se hace la prueba tiene ahora alguno de estos síntomas?',
    why: 'Le preguntamos porque así sabemos cuándo repetir la prueba.',
    onset: { label: '¿Cuándo empezó el primer síntoma?', help: 'Mes, día y año. Por ejemplo, 04/28/2026.' },
    consent: {
      title: 'Cómo usamos sus respuestas',
      text: 'Guardamos solo sí, no o no lo sé, y la fecha. Usted elige después si las reportamos con su resultado.',
    },
    missing: 'Elija sí, no o no lo sé.',
  },
  'intro-eligibility': {
    title: 'Quién puede usar esta prueba',
    lead: 'Revise si esta prueba es para esta persona.',
    points: {
      self: '14 años o más: usted puede tomar su propia muestra.',
      under18: 'Menos de 18 años: un adulto debe usar esta aplicación con usted.',
      child: 'De 2 a 13 años: un adulto debe tomarle la muestra.',
      under2: 'Menos de 2 años: no use esta prueba.',
      nosebleeds: 'Le sangra la nariz con frecuencia: no use esta prueba.',
      injury: 'Lesión en la cara o cirugía de cabeza en los últimos 6 meses: no use esta prueba.',
    },
    stop: {
      under2: 'Lo sentimos. Esta prueba no sirve para menores de 2 años. Pregunte a un médico qué prueba usar.',
      child: 'Un menor de 2 a 13 años necesita que un adulto le tome la muestra.',
    },
    figure: 'Un adulto junto a un menor, y una persona de 14 años o más, sola.',
  },
  warnings: {
    title: 'Antes de la prueba: por favor lea',
    lead: 'Siga estas reglas para su seguridad y para que el resultado sea correcto.',
    groups: {
      who: 'Quién puede usarla',
      before: 'Antes de la prueba',
      during: 'Durante la prueba y la lectura',
      liquid: 'Cuidado con el líquido',
    },
    cleared: 'Esta prueba tiene la autorización regular de la FDA para usarla en casa.',
    temperature:
      'Use el kit a una temperatura de {{degreesFrom}} a {{degreesTo}} °F. Si estaba frío, déjelo 2 horas en un cuarto cálido.',
    count: '{{number}} de {{total}}',
    items: {
      notCleared:
        'Esta prueba no tiene la aprobación ni la autorización regular de la FDA. Solo está autorizada para uso de emergencia (EUA), mientras dure la declaración de emergencia.',
      virusOnly: 'La prueba busca solo el virus que causa el COVID-\u206019.',
      serial:
        'Una sola prueba negativa no descarta el COVID-\u206019. Repita la prueba entre {{retestHours}} y {{retestUntilHours}} horas después.',
      sevenDays: '¿Lleva más de 7 días con síntomas? Hable con un médico antes de confiar en el resultado.',
      notADoctor: 'Esta prueba no toma el lugar de una visita al médico.',
      visual: 'Las líneas las lee usted. Si le cuesta verlas, pida ayuda a alguien.',
      brightLight: 'Lea las líneas con mucha luz.',
      under2: 'No la use en menores de 2 años.',
      child: 'Un adulto debe tomarle la muestra a un menor de 2 a 13 años.',
      nosebleeds: 'No la use si le sangra la nariz con frecuencia.',
      injury: 'No la use si tuvo una lesión en la cara o cirugía de cabeza en los últimos 6 meses.',
      noseSpray: 'No use aerosol nasal en los 30 minutos antes de la prueba.',
      expiry: 'No use una prueba vencida.',
      damaged: 'No use un kit abierto, roto o con partes que faltan.',
      singleUse: 'Use cada parte una sola vez.',
      ownParts: 'No mezcle partes de otro kit.',
      sixtyMinutes: 'Use el casete en los {{openedMinutes}} minutos después de abrir la bolsa.',
      swabTip: 'No toque la punta suave del hisopo.',
      skinAndEyes: 'Cuide que el líquido no toque la piel ni los ojos.',
      rinse: 'Si el líquido toca la piel o los ojos, lave con mucha agua.',
      doNotEat: 'No coma ni beba ninguna parte del kit.',
      children: 'Guarde el kit lejos de niños, niñas y mascotas.',
      poison: 'Si alguien traga el líquido, llame de inmediato a Poison Help, la línea de ayuda por envenenamiento.',
      onTime:
        'Lea el resultado entre {{waitMinutes}} y {{endMinutes}} minutos después de poner las gotas. Si lo lee más tarde, puede ser incorrecto.',
    },
    poison: {
      link: 'Poison Help: ayuda por envenenamiento',
      phoneLabel: 'Llame a Poison Help:',
      phone: '1-800-222-1222',
    },
    confirm: 'Al tocar Siguiente, usted confirma que leyó estas reglas y las va a seguir.',
  },
  'ready-check': {
    title: '¿Está todo listo?',
    lead: 'Marque cada casilla cuando sea verdad.',
    boxes: {
      kit: 'Tengo un kit de prueba que está cerrado.',
      surface: 'Tengo una mesa limpia y plana, con buena luz.',
      connection: 'Mi teléfono o computadora tiene conexión a internet.',
      camera: 'Tiene una cámara que funciona.',
    },
    missing: 'Marque todas las casillas para seguir.',
    figure: 'Una caja de kit cerrada y un teléfono en una mesa.',
  },
  'phone-readiness': {
    title: 'Prepare su teléfono',
    lead: 'Marque cada casilla cuando esté lista.',
    boxes: {
      apps: 'Cerré las otras aplicaciones.',
      battery: 'La batería tiene 50 por ciento o más.',
      quiet: 'No molestar está activado.',
      update: 'No va a empezar una actualización.',
      wifi: 'El wifi o los datos móviles funcionan.',
    },
    missing: 'Marque todas las casillas para seguir.',
    figure: 'Un teléfono con la batería al 50 por ciento.',
  },
  'confirm-kit': {
    title: '¿Es este su kit?',
    lead: 'Compare el kit que usó con la imagen.',
    boxes: { matches: 'La prueba que usé es igual a este kit.' },
    next: 'Confirmar',
    missing: 'Marque la casilla si su kit es igual.',
    other: '¿Su kit es diferente? Entonces no lo puede reportar aquí.',
    figure: 'Una caja de kit, un casete, un tubo y un hisopo.',
  },
};
