import type { startSteps as english } from '../en/steps-start.ts';
import type { Texts } from '../texts.ts';

const symptoms: Texts<(typeof english)['health-questionnaire']['symptoms']> = {
  fever: 'Fiebre de 100 °F (37.8 °C) o más',
  chills: 'Escalofríos',
  shakingWithChills: 'Temblores repetidos con escalofríos',
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
    lead: 'Reserve unos {{testMinutes}} minutos y quédese cerca de la prueba hasta leer el resultado.',
    points: {
      saved: 'Puede salir de esta página y volver en el mismo teléfono o computadora, pero el tiempo sigue corriendo.',
    },
    express: {
      title: 'Reporte una prueba que ya hizo',
      lead: 'Díganos el resultado de una prueba que ya se hizo.',
      points: {
        time: 'En unos 5 minutos puede escanear la prueba y escribir el resultado.',
        need: 'Tenga a mano la caja del kit y el casete usado, porque va a escanear los dos.',
      },
    },
    figure: 'Un casete junto a un teléfono con una marca de listo.',
  },
  'intro-how-it-works': {
    title: 'Cómo funciona',
    lead: 'Le explicamos cada paso con imágenes.',
    points: {
      scan: 'Escanee la caja y el casete',
      collect: 'Tome la muestra de la nariz',
      drops: 'Ponga gotas en el casete',
      read: 'Espere {{waitMinutes}} minutos y lea el resultado',
      report: 'Elija si lo quiere reportar',
    },
    express: {
      lead: 'Su reporte tiene tres partes, y le explicamos cada paso con imágenes.',
      points: {
        scan: 'Escanee la caja y el casete que usó',
        read: 'Díganos cuál fue el resultado',
        report: 'Elija si lo quiere reportar',
      },
      figure: 'El reporte en fila: la caja, un teléfono y el casete usado.',
    },
    figure: 'La prueba en fila: la caja, un teléfono, el hisopo, un reloj y el casete.',
  },
  'profile-selection': {
    title: '¿Quién se hace la prueba?',
    lead: 'Elija a una persona, porque guardamos el resultado en su perfil.',
    missing: 'Antes de continuar, elija a la persona que se hace la prueba.',
    loading: 'Buscando sus perfiles…',
    none: 'Todavía no tiene un perfil: cree uno para seguir.',
    create: 'Crear un perfil',
  },
  'health-questionnaire': {
    title: '¿Hay algún síntoma?',
    titleOf: '¿{{name}} tiene algún síntoma?',
    lead: 'Basta con uno de la lista.',
    test: 'Esta es la prueba {{test}} de {{of}}, porque varias pruebas juntas son más seguras que una.',
    testFor:
      'Esta es la prueba {{test}} de {{of}} para {{name}}, porque varias pruebas juntas son más seguras que una.',
    listTitle: 'Todos los síntomas',
    symptoms,
    others: 'Escurrimiento nasal, cansancio, náuseas, diarrea u otras señales de enfermedad',
    pregnancy:
      'El embarazo no es un síntoma. Si hay un embarazo, llame pronto a un médico, porque un tratamiento puede ayudar.',
    question: '¿La persona que se hace la prueba tiene ahora alguno de estos síntomas?',
    onset: {
      label: '¿Cuándo empezó el primer síntoma?',
      help: 'Escriba el mes, el día y el año, por ejemplo 04/28/2026.',
    },
    consent:
      'Su respuesta indica cuándo repetir la prueba. Guardamos solo eso y la fecha, y usted elige después si lo reportamos.',
    missing: 'Antes de continuar, elija Sí, No o No lo sé.',
  },
  'intro-eligibility': {
    title: 'Quién puede usar esta prueba',
    lead: 'Esta prueba no es para menores de 2 años.',
    points: {
      child: 'De 2 a 13 años, un adulto debe tomarle la muestra.',
      self: 'Desde los 14 años, puede tomar su propia muestra.',
      under18: 'Si tiene menos de 18 años, un adulto debe usar esta aplicación con usted.',
    },
    stop: {
      under2: 'Lo sentimos, esta prueba no sirve para menores de 2 años. Pregunte a un médico qué prueba usar.',
      child: 'Lo sentimos, pero un menor de 2 a 13 años necesita que un adulto le tome la muestra.',
    },
    figure: 'Un adulto junto a un menor, y una persona de 14 años o más, sola.',
  },
  warnings: {
    title: 'Antes de la prueba',
    lead: 'Por favor, lea las cuatro listas.',
    groups: {
      who: 'Quién puede usarla',
      use: 'Antes y durante la prueba',
      liquid: 'Por su seguridad',
      result: 'Qué le dice la prueba',
    },
    cleared: 'Esta prueba tiene la autorización regular de la FDA para usarla en casa.',
    items: {
      ages: 'No la use en menores de 2 años. De 2 a 13 años, un adulto debe tomar la muestra.',
      noseAndFace:
        'No la use si le sangra la nariz con frecuencia. Tampoco si en los últimos 6 meses tuvo una lesión en la cara o cirugía de cabeza.',
      sevenDays: 'Después de 7 días de síntomas, hable con un médico antes de confiar en el resultado.',
      noseSpray: 'No use aerosol nasal en los {{noseSprayMinutes}} minutos antes de la prueba.',
      temperature:
        'Use el kit entre {{degreesFrom}} y {{degreesTo}} °F. Si está frío, déjelo 2 horas a temperatura ambiente.',
      condition: 'No use un kit vencido, abierto, roto o incompleto.',
      parts: 'Use cada parte una sola vez y no mezcle dos kits.',
      sixtyMinutes: 'Use el casete en los {{openedMinutes}} minutos después de abrir la bolsa.',
      swabTip: 'No toque la punta suave del hisopo.',
      onTime:
        'Lea el resultado entre {{waitMinutes}} y {{endMinutes}} minutos después de las gotas, porque más tarde puede ser incorrecto.',
      reading: 'Lea usted las líneas con mucha luz, o pida ayuda si le cuesta verlas.',
      skinAndEyes: 'Evite que el líquido toque la piel o los ojos. Si los toca, lávelos con mucha agua.',
      swallowing: 'Guarde el kit lejos de niños y mascotas, y no coma ni beba nada de él.',
      poison: 'Si alguien traga el líquido, llame de inmediato a Poison Help, la línea de ayuda por envenenamiento.',
      notCleared: 'Esta prueba no tiene la autorización regular de la FDA, solo la de emergencia.',
      virusOnly: 'Detecta solo el virus que causa el COVID-\u206019.',
      serial:
        'Una sola prueba negativa no descarta el virus: repítala entre {{retestHours}} y {{retestUntilHours}} horas después.',
      notADoctor: 'No reemplaza a un médico.',
    },
    poison: { link: 'Poison Help', call: 'Llame a Poison Help: {{phone}}', phone: '1-800-222-1222' },
    confirm: 'Al tocar Siguiente, usted confirma que leyó estas reglas y las seguirá.',
  },
  'ready-check': {
    title: '¿Está todo listo?',
    lead: 'Marque todo lo que sea cierto.',
    boxes: {
      kit: 'Mi kit de prueba está cerrado',
      surface: 'Tengo una mesa limpia y plana, con buena luz',
      connection: 'Mi teléfono o computadora tiene internet',
      camera: 'Tiene una cámara que funciona',
    },
    missing: 'Marque todas las casillas antes de continuar, porque todo eso hace falta.',
    figure:
      'Una caja de kit cerrada y un teléfono en una mesa. El teléfono muestra una marca de listo, una cámara y una señal de red.',
  },
  'phone-readiness': {
    title: 'Prepare su teléfono',
    lead: 'Haga cada cosa y marque su casilla.',
    boxes: {
      apps: 'Cerré las otras aplicaciones',
      battery: 'La batería tiene 50 por ciento o más',
      quiet: '“No molestar” está activado',
      update: 'No va a empezar ninguna actualización',
      wifi: 'El wifi o los datos móviles funcionan',
    },
    missing: 'Marque todas las casillas antes de continuar, porque todo eso hace falta.',
    figure: 'Un teléfono con la batería al 50 por ciento.',
  },
  'confirm-kit': {
    title: '¿Es este su kit?',
    lead: 'Compare con la imagen cada parte del kit que usó.',
    boxes: { matches: 'La prueba que usé es igual a este kit' },
    next: 'Confirmar',
    missing: 'Antes de continuar, marque la casilla si su kit es igual al de la imagen.',
    other: 'Si su kit es diferente, no puede reportar su resultado en esta aplicación.',
    figure: 'Una caja de kit, un casete, un tubo, su tapa con gotero y un hisopo.',
  },
};
