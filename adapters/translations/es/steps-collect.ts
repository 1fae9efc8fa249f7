import type { collectSteps as english } from '../en/steps-collect.ts';
import type { Texts } from '../texts.ts';

export const collectSteps: Texts<typeof english> = {
  'wash-hands': {
    title: 'Lávese las manos',
    lead: 'Use agua y jabón o gel antibacterial, y luego séquese bien las manos.',
    points: { child: 'Si hace la prueba a otra persona, revise que también tenga las manos limpias.' },
    figure: 'Dos manos bajo el agua.',
  },
  'open-kit': {
    title: 'Abra el kit',
    lead: 'Abra la caja con cuidado y ponga todas las partes en la mesa.',
    points: {
      pouch: 'No abra la bolsa de aluminio ni la envoltura del hisopo hasta que se lo pidamos.',
      box: 'Deje la caja a su lado, porque pronto va a escanear su código cuadrado.',
    },
    figure: 'Una caja de kit abierta, donde se ven la bolsa de aluminio y el tubo.',
  },
  'kit-contents': {
    title: 'Revise las partes',
    lead: 'Antes de continuar, revise que no falte ninguna de estas partes.',
    points: {
      cassette: 'Un casete de prueba en una bolsa de aluminio',
      swab: 'Un hisopo',
      tube: 'Un tubo con líquido, con tapa de aluminio',
      cap: 'Una tapa con gotero para el tubo',
      stand: 'Un soporte o un hueco en la caja para el tubo',
      paper: 'Las instrucciones en papel',
    },
    missingPart: 'Si falta una parte o está rota, contacte a soporte y no use el kit.',
    figure: 'Las partes: bolsa de aluminio, hisopo en su envoltura, tubo, tapa con gotero, soporte e instrucciones.',
  },
  'open-pouch': {
    title: 'Abra la bolsa de aluminio',
    lead: 'Abra la bolsa, saque el casete y colóquelo sobre la mesa, boca arriba.',
    points: {
      sixtyMinutes: 'Use el casete en los próximos {{openedMinutes}} minutos, o va a necesitar un kit nuevo.',
      window: 'No toque la ventana ni el pocillo redondo, porque la suciedad puede afectar el resultado.',
    },
    figure: 'Una mano corta la parte de arriba de la bolsa de aluminio. El casete está en la mesa.',
  },
  'scan-device': {
    title: 'Prepárese para escanear',
    lead: 'Primero, escanee el código cuadrado de la caja del kit.',
    points: {
      next: 'Después va a escanear el código cuadrado y pequeño del casete.',
      why: 'Así comprobamos que su prueba es real, nueva y no está vencida.',
    },
    missing: 'Antes de continuar, escanee el código cuadrado de la caja.',
    figure: 'Una mano sostiene junto a la caja un teléfono que muestra su código en un marco.',
  },
  'first-scan': {
    title: 'Escanee su casete',
    lead: 'Busque el código cuadrado y pequeño del casete y ponga el teléfono encima.',
    missing: 'Antes de continuar, escanee el código pequeño del casete.',
    express: { title: 'Escanee el casete que usó' },
    figure: 'Una mano sostiene junto al casete un teléfono que muestra su código pequeño en un marco.',
  },
  'remove-foil': {
    title: 'Quite el aluminio del tubo',
    lead: 'Sostenga el tubo derecho mientras quita el aluminio poco a poco.',
    points: {
      spill: 'Tenga cuidado de no derramar líquido, porque la prueba lo necesita todo.',
      skin: 'Cuide que no toque la piel ni los ojos, y si los toca, lávelos con mucha agua.',
    },
    figure: 'Unos dedos quitan el aluminio de la boca del tubo.',
  },
  'place-tube': {
    title: 'Ponga el tubo en su soporte',
    lead: 'Empuje el tubo abierto hacia abajo en su soporte hasta que se sostenga bien solo.',
    figure: 'Una mano empuja el tubo abierto hacia abajo, en su soporte.',
  },
  'collection-method': {
    title: '¿Quién va a usar el hisopo?',
    lead: 'Elija a la persona que va a usar el hisopo para tomar la muestra.',
    options: {
      self: { label: 'Tomo mi propia muestra', help: 'Puede hacerlo si usted tiene 14 años o más.' },
      other: {
        label: 'Tomo la muestra de otra persona',
        help: 'La persona debe tener 2 años o más, y de 2 a 13 años, un adulto debe tomar la muestra.',
      },
    },
    missing: 'Antes de continuar, elija quién va a tomar la muestra.',
    figure:
      'Una persona se pasa el hisopo por la nariz. Un adulto sostiene la cabeza de un menor con una mano y le pasa el hisopo con la otra.',
  },
  'nasal-swab': {
    title: 'Sobre la muestra de la nariz',
    lead: 'Va a pasar el hisopo por dentro de las dos fosas nasales, sin llegar muy adentro.',
    points: {
      same: 'Use el mismo hisopo en las dos fosas nasales, porque juntas dan una sola muestra.',
      shallow: 'El hisopo puede dar cosquillas o sentirse raro, pero nunca debe doler.',
      drainage: 'Si le escurre la nariz, no se la suene, para que el hisopo recoja la secreción.',
      sore: 'Si la nariz duele o sangra, pare la prueba y hable con un médico.',
    },
    figure:
      'Una cara de lado. Una mano introduce el hisopo recto en la nariz, no hacia arriba. Unas flechas muestran las dos fosas nasales.',
  },
  'open-swab': {
    title: 'Abra el hisopo',
    lead: 'Abra la envoltura por el lado del mango y luego saque el hisopo por el mango.',
    points: {
      tip: 'No toque la punta suave, porque eso puede arruinar la muestra.',
      down: 'No deje el hisopo en la mesa antes de usarlo, para que nada más lo toque.',
    },
    figure: 'Una mano saca el hisopo de su envoltura por el mango.',
  },
  'collect-1': {
    title: 'Introduzca el hisopo en una fosa nasal',
    lead: 'Introduzca toda la punta suave, de {{depthFrom}} a\u00a0{{depthTo}} de pulgada.',
    points: { stop: 'Hágalo con suavidad y pare en cuanto sienta un poco de resistencia.' },
    amount: 'de {{depthFrom}} a\u00a0{{depthTo}} de pulgada',
    other: {
      lead: 'Introduzca toda la punta suave en la fosa nasal, de {{depthFrom}} a\u00a0{{depthTo}} de pulgada.',
      points: {
        stop: 'Hágalo con suavidad y pare en cuanto sienta un poco de resistencia.',
        child: 'Si es un menor de poca edad, introduzca menos la punta. Pida a otro adulto que le sostenga la cabeza.',
      },
      figure:
        'Un adulto sostiene la cabeza de un menor. La punta del hisopo está de {{depthFrom}} a {{depthTo}} de pulgada dentro de una fosa nasal.',
    },
    figure:
      'Una mano sostiene el hisopo. La punta está de {{depthFrom}} a {{depthTo}} de pulgada dentro de una fosa nasal.',
  },
  'collect-2': {
    title: 'Haga {{noseCircles}} círculos',
    lead: 'Frote la pared interior de la fosa nasal con {{noseCircles}} círculos grandes y lentos.',
    points: {
      time: 'Hágalo durante unos {{noseSeconds}} segundos, porque si frota muy rápido, puede no recoger el virus.',
      press: 'Frote con firmeza, para que la punta toque siempre la pared, pero sin causar dolor.',
    },
    amount: '{{noseCircles}} círculos, {{noseSeconds}} segundos',
    other: {
      lead: 'Frote la pared interior de la fosa nasal de la persona con {{noseCircles}} círculos grandes y lentos.',
      figure: 'Un adulto da {{noseCircles}} vueltas al hisopo en una fosa nasal de un menor.',
    },
    figure: 'El hisopo da {{noseCircles}} vueltas en una fosa nasal.',
  },
  'collect-3': {
    title: 'Ahora la otra fosa nasal',
    lead: 'Introduzca el mismo hisopo en la otra fosa nasal, de {{depthFrom}} a\u00a0{{depthTo}} de pulgada.',
    points: { same: 'Use el mismo hisopo y no abra uno nuevo, porque las dos fosas nasales dan una sola muestra.' },
    amount: 'de {{depthFrom}} a\u00a0{{depthTo}} de pulgada',
    other: {
      lead: 'Introduzca el mismo hisopo en la otra fosa nasal de la persona.',
      points: {
        same: 'Use el mismo hisopo y no abra uno nuevo, porque las dos fosas nasales dan una sola muestra.',
        child: 'Si es un menor de poca edad, introduzca menos la punta. Pida a otro adulto que le sostenga la cabeza.',
      },
      figure:
        'La primera fosa nasal de un menor tiene una marca de listo. La punta del hisopo está de {{depthFrom}} a {{depthTo}} de pulgada dentro de la otra fosa nasal.',
    },
    figure:
      'La primera fosa nasal tiene una marca de listo. La punta del hisopo está de {{depthFrom}} a {{depthTo}} de pulgada dentro de la otra fosa nasal.',
  },
  'collect-4': {
    title: 'Haga {{noseCircles}} círculos otra vez',
    lead: 'Frote la pared interior de esta fosa nasal con {{noseCircles}} círculos grandes y lentos.',
    points: {
      time: 'Hágalo también en esta fosa nasal durante unos {{noseSeconds}} segundos.',
      press: 'Frote con firmeza, para que la punta toque siempre la pared, pero sin causar dolor.',
      both: 'Antes de continuar, asegúrese de haber frotado las dos fosas nasales por dentro.',
    },
    amount: '{{noseCircles}} círculos, {{noseSeconds}} segundos',
    other: { figure: 'Un adulto da {{noseCircles}} vueltas al hisopo en la otra fosa nasal del menor.' },
    figure: 'El hisopo da {{noseCircles}} vueltas en la otra fosa nasal.',
  },
  'prepare-1': {
    title: 'Ponga el hisopo en el tubo',
    lead: 'Ponga enseguida el hisopo en el tubo, con la punta suave en el líquido.',
    figure: 'Una mano pone el hisopo en el tubo, con la punta en el líquido.',
  },
  'prepare-2': {
    title: 'Gire y agite el hisopo',
    lead: 'Gire el hisopo {{tubeTurns}} veces y luego agítelo dentro del líquido unos {{tubeSeconds}} segundos.',
    points: { wall: 'Apriete la punta suave contra la pared del tubo mientras la gira.' },
    amount: '{{tubeSeconds}} segundos',
    figure: 'El hisopo da {{tubeTurns}} vueltas en el líquido, y un reloj muestra {{tubeSeconds}} segundos.',
  },
  'prepare-3': {
    title: 'Apriete el tubo y saque el hisopo',
    lead: 'Apriete los lados del tubo mientras saca el hisopo.',
    points: {
      why: 'Al apretarlo, queda más líquido y más muestra en el tubo.',
      cap: 'Después cierre bien el tubo con la tapa con gotero, para que no gotee por los lados.',
      swab: 'Deje el hisopo a un lado, porque lo va a tirar con las otras partes.',
    },
    figure: 'Unos dedos aprietan el tubo mientras sale el hisopo. Después, la tapa con gotero va en el tubo.',
  },
  'process-1': {
    title: 'Prepare el casete',
    lead: 'Coloque el casete sobre la mesa, boca arriba, y busque el pocillo redondo para las gotas.',
    points: { still: 'Desde ahora, no mueva el casete hasta que haya leído el resultado.' },
    figure: 'El casete está plano en una mesa, y una flecha muestra el pocillo redondo.',
  },
  'process-2': {
    title: 'Ponga {{drops}} gotas',
    lead: 'Sostenga el tubo boca abajo sobre el pocillo y apriételo para que caigan {{drops}} gotas, una por una.',
    points: {
      wait: 'Toque Empezar en cuanto caiga la gota {{drops}} para que empiece la espera de {{waitMinutes}} minutos.',
      read: 'Después de la espera, tiene {{windowMinutes}} minutos para leer el resultado.',
    },
    amount: '{{drops}} gotas',
    next: 'Empezar',
    starting: 'Empezando a medir el tiempo…',
    figure: 'Una mano aprieta el tubo, y en el pocillo redondo caen {{drops}} gotas, una por una.',
  },
  countdown: {
    title: 'Espere {{waitMinutes}} minutos',
    lead: 'Ya puede dejar el teléfono, pero no mueva el casete.',
    readyAt: 'Hora aproximada del resultado: {{time}}',
    points: {
      early: 'No lea las líneas todavía, porque pueden cambiar hasta que termine la espera.',
      next: 'Cuando termine el tiempo, la aplicación avanza sola.',
      screen: 'Deje esta página abierta para que podamos avisarle, o vuelva a tiempo si la cierra.',
      alarm: 'Por si acaso, ponga también una alarma en el teléfono para esa hora.',
    },
    figure:
      'El casete está en una mesa mientras el líquido pasa por su ventana. Un reloj dice {{waitMinutes}} minutos.',
  },
};
