import type { AdviceTexts } from '../../../core/domain/advice.ts';
import type { advice as english } from '../en/advice.ts';
import type { Texts } from '../texts.ts';

const forAll = (text: string): AdviceTexts => ({ you: text, other: text, child: text });
const forBoth = (you: string, other: string): AdviceTexts => ({ you, other, child: other });

/** What to do after a result, in Spanish. `{{name}}` begins a sentence, because it may be "Esta persona". */
export const advice: Texts<typeof english> = {
  stayHome: forBoth(
    'Quédese en casa, lejos de otros, hasta que lleve 24 horas mejor, sin fiebre ni medicina para bajarla.',
    '{{name}} debe quedarse en casa, lejos de otros, hasta que lleve 24 horas mejor, sin fiebre ni medicina para bajarla.',
  ),
  stayHomeUntil: forBoth(
    'Quédese en casa, lejos de otros, hasta que lleve 24 horas mejor, sin fiebre ni medicina para bajarla. La fecha más temprana es el {{day}}.',
    '{{name}} debe quedarse en casa, lejos de otros, hasta que lleve 24 horas mejor, sin fiebre ni medicina para bajarla. La fecha más temprana es el {{day}}.',
  ),
  stayHomeWhileSick: forBoth(
    'Diga lo que diga la prueba, quédese en casa hasta llevar 24 horas mejor, sin fiebre ni medicina para bajarla.',
    '{{name}} debe quedarse en casa si tiene síntomas, diga lo que diga la prueba. Puede salir tras 24 horas de mejoría, sin fiebre ni medicina para bajarla.',
  ),
  stayHomeIfUnwell: forBoth(
    'Si no se siente bien, quédese en casa, diga lo que diga la prueba.',
    '{{name}} debe quedarse en casa si no se siente bien, diga lo que diga la prueba.',
  ),
  stayHomeIfSymptoms: {
    you: 'Si empiezan los síntomas, quédese en casa y llame a su médico.',
    other: '{{name}} debe quedarse en casa si empiezan los síntomas, y usted debe llamar a un médico.',
    child: '{{name}} debe quedarse en casa si empiezan los síntomas, y usted debe llamar al pediatra.',
  },
  extraCareAfter: forBoth(
    'Cuando pueda salir, tenga más cuidado por otros 5 días: guarde distancia y deje entrar aire fresco.',
    '{{name}} debe tener más cuidado por otros 5 días cuando pueda salir: guardar distancia y dejar entrar aire fresco.',
  ),
  extraCareUntil: forBoth(
    'Aléjese de otras personas tanto como pueda por 5 días: hasta el {{day}} inclusive.',
    '{{name}} debe alejarse de otras personas tanto como pueda por 5 días: hasta el {{day}} inclusive.',
  ),
  mask: forBoth(
    'Use una mascarilla que le quede bien cuando esté cerca de otros.',
    '{{name}} debe usar una mascarilla que le quede bien cuando esté cerca de otros.',
  ),
  noMaskUnder2: forAll('Un menor de 2 años no debe usar mascarilla.'),
  keepFromFrail: forBoth(
    'Aléjese de personas que podrían enfermarse de gravedad.',
    '{{name}} debe alejarse de personas que podrían enfermarse de gravedad.',
  ),
  tellContacts: forBoth(
    'Avise del resultado a las personas que estuvieron cerca de usted en los últimos días.',
    'Avise del resultado a quienes estuvieron cerca de esta persona en los últimos días.',
  ),
  risk: {
    you: 'Puede necesitar medicina si tiene 50 años o más, un embarazo, un problema de salud o no tiene la vacuna. En esos casos, llame hoy a un médico o farmacéutico, aunque se sienta solo un poco mal.',
    other:
      '{{name}} puede necesitar medicina si tiene 50 años o más, un embarazo o un problema de salud. También la puede necesitar si no tiene la vacuna. En esos casos, llame hoy a un médico o farmacéutico, aunque se sienta solo un poco mal.',
    child:
      '{{name}} puede necesitar medicina si tiene un problema de salud o no tiene la vacuna. En esos casos, llame hoy al pediatra, aunque se sienta solo un poco mal.',
  },
  riskWithoutPositive: {
    you: 'Llame hoy a un médico si tiene 50 años o más, un embarazo o un problema de salud. Llame también si no tiene la vacuna. No espere a la próxima prueba para llamar.',
    other:
      'Llame hoy a un médico si tiene 50 años o más, un embarazo o un problema de salud. Llame también si no tiene la vacuna. No espere a la próxima prueba para llamar.',
    child:
      'Llame hoy al pediatra si tiene un problema de salud o no tiene la vacuna. No espere a la próxima prueba para llamar.',
  },
  treatment: forAll('El tratamiento contra el COVID-\u206019 debe empezar en los primeros 5 a 7 días de síntomas.'),
  treatmentBy: forAll(
    'El tratamiento contra el COVID-\u206019 debe empezar en los primeros 5 a 7 días de síntomas. Lo mejor es llamar el {{sooner}} o antes, y a más tardar el {{last}}.',
  ),
  treatmentLast: forAll(
    'Llame hoy. Algunos tratamientos contra el COVID-\u206019 todavía pueden empezar en los primeros 7 días de síntomas, es decir, hasta el {{last}}.',
  ),
  treatmentLate: {
    you: 'El primer síntoma fue hace más de 7 días, así que llame a un médico si no mejora.',
    other: 'El primer síntoma fue hace más de 7 días, así que llame a un médico si no mejora.',
    child: 'El primer síntoma fue hace más de 7 días, así que llame al pediatra si no mejora.',
  },
  noDoctor: forAll('Si no tiene médico, llame a una farmacia, a un centro de salud o al 211.'),
  otherIllness: {
    you: 'Puede tener otra enfermedad, como gripe o VRS (RSV), así que llame a su médico si empeora.',
    other: '{{name}} puede tener otra enfermedad, como gripe o VRS (RSV), así que llame a un médico si empeora.',
    child: '{{name}} puede tener otra enfermedad, como gripe o VRS (RSV), así que llame al pediatra si empeora.',
  },
  longSick: {
    you: 'Los síntomas empezaron más de 7 días antes de la prueba. Hable con un médico antes de confiar en este resultado.',
    other:
      'Los síntomas empezaron más de 7 días antes de la prueba. Hable con un médico antes de confiar en este resultado.',
    child:
      'Los síntomas empezaron más de 7 días antes de la prueba. Hable con el pediatra antes de confiar en este resultado.',
  },
  recentContact: forBoth(
    'Si estuvo cerca de alguien con COVID-\u206019, una prueba en los primeros 5 días completos puede no detectarlo. Haga otra prueba después de esos días.',
    'Si hubo contacto con alguien con COVID-\u206019, una prueba en los primeros 5 días completos puede no detectarlo. Haga otra prueba después de esos días.',
  ),
  useNewKit: forAll('Haga otra prueba con un kit nuevo y no vuelva a usar ninguna parte del anterior.'),
  support: forAll('Si vuelve a pasar, contacte a soporte.'),
  noRepeatNeeded: {
    you: 'No necesita otra prueba casera para confirmar este resultado, pero su médico puede pedir otra prueba.',
    other:
      '{{name}} no necesita otra prueba casera para confirmar este resultado, pero un médico puede pedir otra prueba.',
    child:
      '{{name}} no necesita otra prueba casera para confirmar este resultado, pero el pediatra puede pedir otra prueba.',
  },
  retestBetween: forAll('Entre el {{from}} y el {{until}}, haga la prueba {{test}} de {{of}}.'),
  retestBy: forAll('Haga ahora, o a más tardar el {{until}}, la prueba {{test}} de {{of}}.'),
  retestNow: forAll('Ya pasó el mejor tiempo para la prueba {{test}} de {{of}}, así que hágala ahora.'),
  retestOnceMore: forAll(
    'Luego haga una prueba más, entre {{retestHours}} y {{retestUntilHours}} horas después de esa.',
  ),
  allTestsDone: forBoth(
    'Ya terminó, porque hizo las {{of}} pruebas. Haga otra solo si empiezan nuevos síntomas.',
    'No hacen falta más pruebas, porque ya se hicieron las {{of}}. Haga otra solo si empiezan nuevos síntomas.',
  ),
  positiveCounts: forAll(
    'La prueba positiva del {{day}} cuenta más que esta, así que siga los consejos de ese resultado.',
  ),
  afterLastNegative: {
    you: 'Si la última prueba también es negativa y tiene síntomas o dudas, hable con su médico. Pregunte por una prueba de laboratorio (PCR).',
    other:
      'Si la última prueba también es negativa y hay síntomas o dudas, hable con un médico. Pregunte por una prueba de laboratorio (PCR).',
    child:
      'Si la última prueba también es negativa y hay síntomas o dudas, hable con el pediatra. Pregunte por una prueba de laboratorio (PCR).',
  },
  stillSick: {
    you: 'Si todavía tiene síntomas o dudas, pregunte a su médico por una prueba de laboratorio (PCR).',
    other: 'Si todavía hay síntomas o dudas, pregunte a un médico por una prueba de laboratorio (PCR).',
    child: 'Si todavía hay síntomas o dudas, pregunte al pediatra por una prueba de laboratorio (PCR).',
  },
  whyRetest: forAll('Al principio, la prueba puede no detectar el virus, por eso la FDA aconseja repetirla.'),
  positivePast: forBoth(
    'Este resultado es del pasado, así que no dice cómo está usted hoy.',
    'Este resultado es del pasado, así que no dice cómo está hoy.',
  ),
  resultTooOld: forBoth(
    'Este resultado es demasiado antiguo para saber cómo está usted hoy, y ya pasó el tiempo de repetir la prueba.',
    'Este resultado es demasiado antiguo para saber cómo está hoy, y ya pasó el tiempo de repetir la prueba.',
  ),
  testIfNeeded: forAll(
    'Si hay síntomas ahora, o hubo contacto con alguien que tiene COVID-\u206019, haga una prueba nueva.',
  ),
  retestWithNewKit: forAll('Haga otra prueba en cuanto tenga un kit nuevo.'),
};
