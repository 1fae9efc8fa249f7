import type { AdviceTexts } from '../../../core/domain/advice.ts';
import type { advice as english } from '../en/advice.ts';
import type { Texts } from '../texts.ts';

const forAll = (text: string): AdviceTexts => ({ you: text, other: text, child: text });
const forBoth = (you: string, other: string): AdviceTexts => ({ you, other, child: other });

/** What to do after a result, in Spanish. `{{name}}` begins a sentence, because it may be "Esta persona". */
export const advice: Texts<typeof english> = {
  stayHome: forBoth(
    'Quédese en casa y lejos de otros hasta llevar 24 horas mejor, sin fiebre y sin medicina para la fiebre.',
    '{{name}} debe quedarse en casa, lejos de otros. Puede salir tras 24 horas de estar mejor, sin fiebre y sin medicina para la fiebre.',
  ),
  stayHomeUntil: forBoth(
    'Quédese en casa y lejos de otros hasta llevar 24 horas mejor, sin fiebre y sin medicina para la fiebre. Lo más pronto es el {{day}}.',
    '{{name}} debe quedarse en casa, lejos de otros. Puede salir tras 24 horas de estar mejor, sin fiebre y sin medicina para la fiebre. Lo más pronto es el {{day}}.',
  ),
  stayHomeWhileSick: forBoth(
    'Si tiene síntomas, quédese en casa, diga lo que diga la prueba. Espere hasta llevar 24 horas mejor, sin fiebre y sin medicina para la fiebre.',
    '{{name}} debe quedarse en casa si tiene síntomas, diga lo que diga la prueba. Debe esperar hasta llevar 24 horas mejor, sin fiebre y sin medicina para la fiebre.',
  ),
  stayHomeIfUnwell: forBoth(
    'Si no se siente bien, quédese en casa, diga lo que diga la prueba.',
    '{{name}} debe quedarse en casa si no se siente bien, diga lo que diga la prueba.',
  ),
  stayHomeIfSymptoms: {
    you: 'Si empiezan los síntomas, quédese en casa y llame a su médico.',
    other: '{{name}} debe quedarse en casa si empiezan los síntomas. Entonces llame a un médico.',
    child: '{{name}} debe quedarse en casa si empiezan los síntomas. Entonces llame al pediatra.',
  },
  extraCareAfter: forBoth(
    'Después, tenga más cuidado por otros 5 días: guarde distancia y deje entrar aire fresco.',
    '{{name}} debe tener más cuidado por otros 5 días: guardar distancia y estar con aire fresco.',
  ),
  extraCare: forBoth(
    'Aléjese de otras personas tanto como pueda por 5 días después de la prueba.',
    '{{name}} debe alejarse de otras personas tanto como pueda por 5 días después de la prueba.',
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
    'Aléjese de personas que se puedan enfermar mucho.',
    '{{name}} debe alejarse de personas que se puedan enfermar mucho.',
  ),
  tellContacts: forBoth(
    'Avise a las personas que estuvieron cerca de usted.',
    'Avise a quienes estuvieron cerca de esta persona en los últimos días.',
  ),
  risk: {
    you: '¿Tiene 50 años o más, un embarazo, un problema de salud, o no tiene la vacuna? Llame hoy a un médico o farmacéutico, aunque se sienta solo un poco mal.',
    other:
      '{{name}} puede necesitar medicina si tiene 50 años o más, un embarazo o un problema de salud. También si no tiene la vacuna. Llame hoy a un médico o farmacéutico, aunque se sienta solo un poco mal.',
    child:
      '{{name}} puede necesitar medicina si tiene un problema de salud o no tiene la vacuna. Llame hoy al pediatra, aunque se sienta solo un poco mal.',
  },
  riskWithoutPositive: {
    you: '¿Tiene 50 años o más, un embarazo, un problema de salud, o no tiene la vacuna? Llame hoy a un médico. No espere a la próxima prueba.',
    other:
      'Llame hoy a un médico si tiene 50 años o más, un embarazo o un problema de salud. También si no tiene la vacuna. No espere a la próxima prueba.',
    child: 'Llame hoy al pediatra si tiene un problema de salud o no tiene la vacuna. No espere a la próxima prueba.',
  },
  treatment: forAll('La medicina contra el COVID-19 debe empezar en los primeros 5 a 7 días de síntomas.'),
  treatmentBy: forAll(
    'La medicina contra el COVID-19 debe empezar en los primeros 5 a 7 días de síntomas. Llame a tiempo: para el {{sooner}}, o a más tardar el {{last}}.',
  ),
  treatmentLast: forAll(
    'Llame hoy. Algunas medicinas contra el COVID-19 todavía pueden empezar en los primeros 7 días de síntomas: hasta el {{last}}.',
  ),
  treatmentLate: {
    you: 'El primer síntoma fue hace más de 7 días. Llame a un médico si no mejora.',
    other: 'El primer síntoma fue hace más de 7 días. Llame a un médico si no mejora.',
    child: 'El primer síntoma fue hace más de 7 días. Llame al pediatra si no mejora.',
  },
  noDoctor: forAll('¿No tiene médico? Llame a una farmacia, a un centro de salud o al 211.'),
  otherIllness: {
    you: 'Puede tener otra enfermedad, como gripe o VRS. Llame a su médico si empeora.',
    other: '{{name}} puede tener otra enfermedad, como gripe o VRS. Llame a un médico si empeora.',
    child: '{{name}} puede tener otra enfermedad, como gripe o VRS. Llame al pediatra si empeora.',
  },
  longSick: {
    you: 'El primer síntoma fue más de 7 días antes de la prueba. Hable con un médico antes de confiar en este resultado.',
    other:
      'El primer síntoma fue más de 7 días antes de la prueba. Hable con un médico antes de confiar en este resultado.',
    child:
      'El primer síntoma fue más de 7 días antes de la prueba. Hable con el pediatra antes de confiar en este resultado.',
  },
  recentContact: forBoth(
    '¿Estuvo cerca de alguien con COVID-19? Una prueba en los primeros 5 días completos puede no detectarlo. Haga otra prueba después.',
    '¿Hubo contacto con alguien que tiene COVID-19? Una prueba en los primeros 5 días completos puede no detectarlo. Haga otra prueba después.',
  ),
  useNewKit: forAll('Haga otra prueba con un kit nuevo. No vuelva a usar ninguna parte.'),
  support: forAll('Si vuelve a pasar, contacte a soporte.'),
  noRepeatNeeded: {
    you: 'No necesita otra prueba casera para confirmarlo. Su médico puede pedir otra prueba.',
    other: '{{name}} no necesita otra prueba casera para confirmarlo. Un médico puede pedir otra prueba.',
    child: '{{name}} no necesita otra prueba casera para confirmarlo. El pediatra puede pedir otra prueba.',
  },
  retestOnce: forAll(
    'Con síntomas: haga otra prueba entre {{retestHours}} y {{retestUntilHours}} horas después de esta.',
  ),
  retestOnceBetween: forAll(
    'Con síntomas: del {{from}} al {{until}} haga otra prueba. Es decir, entre {{retestHours}} y {{retestUntilHours}} horas después de esta.',
  ),
  retestOnceBy: forAll('Con síntomas: hasta el {{until}} debe hacer otra prueba. Hágala ahora.'),
  retestTwice: forAll(
    'Haga otra prueba entre {{retestHours}} y {{retestUntilHours}} horas después de esta, y una más {{retestHours}} horas después.',
  ),
  retestFirst: forAll('Del {{from}} al {{until}}: primera prueba nueva.'),
  retestSecond: forAll('Del {{from}} al {{until}}: segunda prueba nueva.'),
  afterLastNegative: {
    you: '¿La última prueba también es negativa y tiene síntomas o dudas? Pregunte a su médico por una prueba de laboratorio (PCR).',
    other:
      '¿La última prueba también es negativa y hay síntomas o dudas? Pregunte a un médico por una prueba de laboratorio (PCR).',
    child:
      '¿La última prueba también es negativa y hay síntomas o dudas? Pregunte al pediatra por una prueba de laboratorio (PCR).',
  },
  whyRetest: forAll('Al principio, la prueba puede no detectar el virus. La FDA aconseja repetir la prueba.'),
  resultTooOld: forBoth(
    'Este resultado es muy viejo para saber cómo está usted hoy. Ya pasó el tiempo de repetir la prueba.',
    'Este resultado es muy viejo para saber cómo está esta persona hoy. Ya pasó el tiempo de repetir la prueba.',
  ),
  testIfNeeded: forAll('¿Hay síntomas ahora, o hubo contacto con alguien que tiene COVID-19? Haga una prueba nueva.'),
  retestWithNewKit: forAll('Haga otra prueba en cuanto tenga un kit nuevo.'),
};
