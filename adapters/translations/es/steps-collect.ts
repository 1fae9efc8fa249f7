import type { collectSteps as english } from '../en/steps-collect.ts';
import type { Texts } from '../texts.ts';

export const collectSteps: Texts<typeof english> = {
  'wash-hands': {
    title: 'Lávese las manos',
    lead: 'Use agua y jabón, o gel para manos. Luego séquese las manos.',
    points: { child: 'Si hace la prueba a un niño o una niña, lávele también las manos.' },
    figure: 'Dos manos bajo el agua.',
  },
  'open-kit': {
    title: 'Abra el kit',
    lead: 'Abra la caja. Ponga todas las partes en la mesa.',
    points: {
      pouch: 'Por ahora, no abra la bolsa de aluminio ni el hisopo.',
      box: 'Guarde la caja. Pronto va a usar su código.',
    },
    figure: 'Una caja de kit abierta. Se ven la bolsa de aluminio y el tubo.',
  },
  'kit-contents': {
    title: 'Revise las partes',
    lead: 'Revise que no falte ninguna parte.',
    points: {
      cassette: 'Un casete de prueba en una bolsa de aluminio',
      swab: 'Un hisopo',
      tube: 'Un tubo con líquido, con tapa de aluminio',
      cap: 'Una tapa con gotero para el tubo',
      stand: 'Un soporte o un hueco en la caja para el tubo',
      paper: 'Las instrucciones en papel',
    },
    missingPart: '¿Falta una parte o está rota? No use el kit. Contacte a soporte.',
    figure: 'El casete en su bolsa, el hisopo en su envoltura, el tubo, su tapa con gotero y el soporte.',
  },
  'open-pouch': {
    title: 'Abra la bolsa de aluminio',
    lead: 'Saque el casete. Colóquelo sobre la mesa, boca arriba.',
    points: {
      sixtyMinutes: 'Úselo en los próximos {{openedMinutes}} minutos.',
      window: 'No toque la ventana ni el pocillo redondo.',
    },
    figure: 'Una bolsa de aluminio abierta con el casete al lado.',
  },
  'scan-device': {
    title: 'Prepárese para escanear',
    lead: 'Primero, escanee el código cuadrado de la caja.',
    points: {
      next: 'Después escanea el código pequeño del casete.',
      why: 'Así comprobamos que su prueba es real, nueva y no está vencida.',
    },
    missing: 'Escanee el código de la caja para seguir.',
    figure: 'Una mano sostiene un teléfono junto a la caja. El teléfono muestra el código de la caja en un marco.',
  },
  'first-scan': {
    title: 'Escanee su casete',
    lead: 'Busque el código cuadrado y pequeño del casete. Ponga el teléfono encima.',
    missing: 'Escanee el casete para seguir.',
    express: { title: 'Escanee el casete que usó' },
    figure: 'Una mano sostiene un teléfono junto al casete. El teléfono muestra su código pequeño en un marco.',
  },
  'remove-foil': {
    title: 'Quite el aluminio del tubo',
    lead: 'Sostenga el tubo derecho. Quite el aluminio poco a poco.',
    points: { spill: 'No derrame el líquido.', skin: 'Cuide que no toque la piel ni los ojos.' },
    figure: 'Unos dedos quitan el aluminio de la boca del tubo.',
  },
  'place-tube': {
    title: 'Ponga el tubo en su soporte',
    lead: 'Empuje el tubo hasta que quede de pie solo.',
    figure: 'El tubo abierto, de pie en su soporte. Una flecha va hacia abajo.',
  },
  'collection-method': {
    title: '¿Quién va a usar el hisopo?',
    lead: 'Elija una opción.',
    options: {
      self: { label: 'Tomo mi propia muestra', help: 'De 14 años o más.' },
      other: {
        label: 'Tomo la muestra de otra persona',
        help: 'De 2 años o más. Un adulto debe tomarla a menores de 2 a 13 años.',
      },
    },
    missing: 'Elija quién va a usar el hisopo.',
    figure: 'Una persona se pasa el hisopo por la nariz, y un adulto se lo pasa a un menor.',
  },
  'nasal-swab': {
    title: 'Sobre la muestra de la nariz',
    lead: 'Va a pasar el hisopo por dentro de las dos fosas nasales.',
    points: {
      same: 'Use el mismo hisopo en las dos fosas nasales.',
      shallow: 'No debe doler, así que no lo introduzca muy adentro.',
      drainage: 'Si le escurre la nariz, no se la suene. Deje que el hisopo recoja la secreción.',
      sore: 'Si duele o sangra, pare y hable con un médico.',
    },
    figure: 'Una cara de lado. Una mano sostiene el hisopo. La punta está apenas dentro de la nariz.',
  },
  'open-swab': {
    title: 'Abra el hisopo',
    lead: 'Abra el papel por el lado del mango. Tome el hisopo por el mango.',
    points: { tip: 'No toque la punta suave.', down: 'No deje el hisopo en la mesa.' },
    figure: 'Una mano saca el hisopo de su envoltura por el mango.',
  },
  'collect-1': {
    title: 'Introduzca el hisopo en una fosa nasal',
    lead: 'Introduzca toda la punta suave, de {{depthFrom}} a {{depthTo}} de pulgada.',
    points: { stop: 'Pare cuando sienta un poco de resistencia.' },
    amount: 'de {{depthFrom}} a {{depthTo}} de pulgada',
    other: {
      lead: 'Introduzca toda la punta suave en la fosa nasal, de {{depthFrom}} a {{depthTo}} de pulgada.',
      points: {
        stop: 'Pare cuando sienta un poco de resistencia.',
        child: 'En la nariz pequeña de un menor, entre menos. Pida a alguien que le sostenga la cabeza.',
      },
    },
    figure: 'La punta del hisopo está de {{depthFrom}} a {{depthTo}} de pulgada dentro de una fosa nasal.',
  },
  'collect-2': {
    title: 'Haga {{noseCircles}} círculos',
    lead: 'Frote la pared de la fosa nasal. Haga {{noseCircles}} círculos grandes y lentos.',
    points: { time: 'Hágalo durante unos {{noseSeconds}} segundos.', press: 'Frote con firmeza, sin causar dolor.' },
    amount: '{{noseCircles}} círculos, {{noseSeconds}} segundos',
    other: {
      lead: 'Frote la pared de su fosa nasal. Haga {{noseCircles}} círculos grandes y lentos.',
    },
    figure: 'El hisopo da {{noseCircles}} vueltas en una fosa nasal.',
  },
  'collect-3': {
    title: 'Ahora la otra fosa nasal',
    lead: 'Introduzca el mismo hisopo en la otra fosa nasal, de {{depthFrom}} a {{depthTo}} de pulgada.',
    points: { same: 'Use el mismo hisopo. No abra uno nuevo.' },
    amount: 'de {{depthFrom}} a {{depthTo}} de pulgada',
    other: {
      lead: 'Introduzca el mismo hisopo en su otra fosa nasal.',
      points: {
        same: 'Use el mismo hisopo. No abra uno nuevo.',
        child: 'En la nariz pequeña de un menor, entre menos. Pida a alguien que le sostenga la cabeza.',
      },
    },
    figure:
      'La primera fosa nasal tiene una marca de listo. La punta del hisopo está de {{depthFrom}} a {{depthTo}} de pulgada dentro de la otra fosa nasal.',
  },
  'collect-4': {
    title: 'Haga {{noseCircles}} círculos otra vez',
    lead: 'Frote la pared de esta fosa nasal. Haga {{noseCircles}} círculos grandes y lentos.',
    points: {
      time: 'Hágalo durante unos {{noseSeconds}} segundos.',
      press: 'Frote con firmeza, sin causar dolor.',
      both: 'Debe hacer las dos fosas nasales.',
    },
    amount: '{{noseCircles}} círculos, {{noseSeconds}} segundos',
    figure: 'El hisopo da {{noseCircles}} vueltas en la otra fosa nasal.',
  },
  'prepare-1': {
    title: 'Ponga el hisopo en el tubo',
    lead: 'Ponga enseguida la punta suave en el líquido.',
    figure: 'Una mano pone el hisopo en el tubo. La punta está en el líquido.',
  },
  'prepare-2': {
    title: 'Mueva el hisopo',
    lead: 'Gire el hisopo {{tubeTurns}} veces. Luego muévalo en el líquido unos {{tubeSeconds}} segundos.',
    points: { wall: 'Apoye la punta en la pared del tubo mientras gira.' },
    amount: '{{tubeSeconds}} segundos',
    figure: 'El hisopo da {{tubeTurns}} vueltas en el líquido. Un reloj muestra {{tubeSeconds}} segundos.',
  },
  'prepare-3': {
    title: 'Apriete el tubo y saque el hisopo',
    lead: 'Apriete los lados del tubo mientras saca el hisopo.',
    points: {
      why: 'Así queda más muestra en el tubo.',
      cap: 'Ponga bien la tapa con gotero.',
      swab: 'Deje el hisopo a un lado. Lo va a tirar después.',
    },
    figure: 'Unos dedos aprietan el tubo mientras sale el hisopo. La tapa con gotero está al lado.',
  },
  'process-1': {
    title: 'Prepare el casete',
    lead: 'Coloque el casete sobre la mesa, boca arriba. Busque el pocillo redondo.',
    points: { still: 'Desde ahora, no mueva el casete.' },
    figure: 'El casete está plano en una mesa. Una flecha muestra el pocillo redondo.',
  },
  'process-2': {
    title: 'Ponga {{drops}} gotas',
    lead: 'Ponga el tubo sobre el pocillo. Apriete y deje caer {{drops}} gotas, una por una.',
    points: {
      wait: 'Toque Empezar en cuanto caiga la gota {{drops}}. La espera es de {{waitMinutes}} minutos.',
      read: 'Después tiene {{windowMinutes}} minutos para leer el resultado.',
    },
    amount: '{{drops}} gotas',
    next: 'Empezar',
    starting: 'Empezando a medir el tiempo…',
    figure: 'Una mano aprieta el tubo. En el pocillo redondo caen {{drops}} gotas, una por una.',
  },
  countdown: {
    title: 'Espere {{waitMinutes}} minutos',
    lead: 'Ya puede dejar el teléfono, pero no mueva el casete.',
    readyAt: 'Hora aproximada del resultado: {{time}}',
    points: {
      early: 'No lea las líneas todavía, porque es muy pronto.',
      next: 'Cuando termine el tiempo, la aplicación avanza sola.',
      screen: 'Deje esta página abierta para que podamos avisarle. Si la cierra, vuelva a tiempo.',
      alarm: 'Por si acaso, ponga también una alarma en el teléfono.',
    },
    figure: 'El casete está en una mesa. El líquido pasa por su ventana. Un reloj dice {{waitMinutes}} minutos.',
  },
};
