import { describe, expect, test } from 'vitest';
import { fillIn } from '../../../adapters/translations/fill-in.ts';
import { LEGAL_SECTIONS, type LegalArea } from '../../../adapters/translations/document-outline.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import { SECOND_KIT } from '../../../fixtures/kits/second-kit.ts';
import { EXPECTATIONS } from './language-expectations.ts';
import { wordsOf } from './readability.ts';
import { listTexts, variablesOf } from './text-list.ts';

const AREAS = Object.keys(LEGAL_SECTIONS) as LegalArea[];

/** About how many words a document has, least and most: enough to say all that is required, and few enough to be read. */
const WORDS: Readonly<Record<LegalArea, readonly [least: number, most: number]>> = {
  terms: [1_900, 2_350],
  privacy: [1_900, 2_450],
  healthData: [650, 1_000],
};

const VARIABLES: Readonly<Record<LegalArea, readonly string[]>> = {
  terms: ['email', 'waitMinutes', 'windowMinutes'],
  privacy: ['email'],
  healthData: ['email'],
};

const PLACES = LANGUAGES.flatMap((language) => AREAS.map((area) => ({ language, area })));

function documentOf(language: Language, area: LegalArea) {
  const { terms, privacy, healthData } = translations[language];
  return { ...terms, ...privacy, ...healthData }[area].document;
}

const textsOf = (tree: object): readonly string[] => listTexts(tree).map(({ text }) => text);
const wholeOf = (language: Language, area: LegalArea): string => textsOf(documentOf(language, area)).join('\n');

/** Parts of a document as they are read: each section, and what stands before the first. */
function partsOf(language: Language, area: LegalArea): readonly (readonly [id: string, texts: readonly string[]])[] {
  const { sections, ...start } = documentOf(language, area);
  return [
    ['start', textsOf(start)],
    ...Object.entries<object>(sections).map(([id, section]) => [id, textsOf(section)] as const),
  ];
}

/** What product.md section 9 ("Legal copy") and sections 1 and 6 ask each document to say, in the section where it belongs. */
const FACTS: readonly (readonly [area: LegalArea, section: string, en: RegExp, es: RegExp])[] = [
  ['terms', 'updated', /^Last updated December 2, 2021$/, /^Última actualización: 2 de diciembre de 2021$/],
  ['terms', 'advice', /does not give medical advice/, /No da consejos médicos/],
  ['terms', 'advice', /call 911/, /llame al 911/],
  ['terms', 'age', /must be age 18 or over/, /debe tener 18 años o más/],
  ['terms', 'age', /not designed for children under 13/, /No está diseñada para menores de 13 años/],
  [
    'terms',
    'age',
    /child under 2\. .* aged 2 to 13\. From age 14/,
    /menor de 2 años\. De 2 a 13 años.* Desde los 14 años/,
  ],
  ['terms', 'kinds', /A visitor has not logged in/, /Un visitante no ha iniciado sesión/],
  [
    'terms',
    'kinds',
    /A guest chooses .* cannot report anonymously/,
    /Un invitado elige .* No puede reportar de forma anónima/,
  ],
  ['terms', 'kinds', /A registered user has an account/, /Un usuario registrado tiene una cuenta/],
  ['terms', 'account', /default profile cannot be deleted/, /perfil principal no se puede borrar/],
  ['terms', 'account', /60 minutes without activity/, /60 minutos sin actividad/],
  [
    'terms',
    'testing',
    /cleared your kit or authorized it for emergency use only/,
    /autorización regular de la FDA o solo de emergencia/,
  ],
  ['terms', 'testing', /do not need a prescription or insurance/, /No necesita receta ni seguro médico/],
  ['terms', 'testing', /Wait 15 minutes.* next 15 minutes/, /Espere 15 minutos.* 15 minutos siguientes/],
  [
    'terms',
    'reporting',
    /under your name[^]*anonymously[^]*do not report/,
    /con su nombre[^]*de forma anónima[^]*No lo reportamos/,
  ],
  [
    'terms',
    'ending',
    /delete your account, send an email to \{\{email\}\}/,
    /borrar su cuenta, envíe un correo a \{\{email\}\}/,
  ],
  ['terms', 'liability', /liability cap.* the higher of/, /límite de responsabilidad.* la mayor de/],
  [
    'terms',
    'liability',
    /the fees you paid us .* in the 12 months before/,
    /lo que usted nos pagó .* en los 12 meses antes/,
  ],
  ['terms', 'liability', /USD 10\b/, /USD 10\b/],
  ['terms', 'disputes', /notice period is 30 days/, /plazo del aviso es de 30 días/],
  ['terms', 'disputes', /arbitration in California/, /arbitraje en California/],
  ['terms', 'disputes', /dispute notice to \{\{email\}\}/, /aviso de controversia a \{\{email\}\}/],
  ['terms', 'contact', /Write to \{\{email\}\}/, /Escriba a \{\{email\}\}/],
  [
    'terms',
    'contact',
    /Monday to Friday, 8 am to 5 pm Pacific/,
    /de lunes a viernes, de 8 a\.m\. a 5 p\.m\., hora del Pacífico/,
  ],
  ['privacy', 'updated', /^Effective December 3, 2021$/, /^Vigente desde el 3 de diciembre de 2021$/],
  [
    'privacy',
    'collect',
    /date of birth or age, phone number, street address/,
    /fecha de nacimiento o edad, teléfono, dirección/,
  ],
  ['privacy', 'collect', /internet address \(IP address\)/, /dirección de internet \(dirección IP\)/],
  ['privacy', 'camera', /pictures never leave your device/, /imágenes nunca salen de su dispositivo/],
  ['privacy', 'authorities', /public health authorities/, /autoridades de salud pública/],
  ['privacy', 'authorities', /lab messaging service/, /servicio de mensajería de laboratorios/],
  [
    'privacy',
    'authorities',
    /Under your name\.[^]*Anonymously\.[^]*Not at all\./,
    /Con su nombre\.[^]*De forma anónima\.[^]*Sin reporte\./,
  ],
  ['privacy', 'messages', /code of 6 digits/, /código de 6 dígitos/],
  ['privacy', 'cookies', /four at most/, /cuatro como máximo/],
  ['privacy', 'cookies', /login cookie[^]*registration cookie/, /cookie de sesión[^]*cookie de registro/],
  ['privacy', 'device', /local storage/, /almacenamiento local/],
  [
    'privacy',
    'analytics',
    /no analytics company, no trackers and no ads/,
    /no usamos compañías de análisis, rastreadores ni anuncios/,
  ],
  ['privacy', 'retention', /until they are deleted/, /hasta que se borran/],
  ['privacy', 'retention', /law may require us to keep a report/, /ley puede exigir que guardemos un reporte/],
  [
    'privacy',
    'deletion',
    /delete your account, send an email to \{\{email\}\}/,
    /borrar su cuenta, envíe un correo a \{\{email\}\}/,
  ],
  [
    'privacy',
    'california',
    /California Consumer Privacy Act \(CCPA\)/,
    /Ley de Privacidad del Consumidor de California \(CCPA\)/,
  ],
  ['privacy', 'california', /request to know twice per 12 months/, /pedir saberlo dos veces cada 12 meses/],
  ['privacy', 'children', /not designed for children under 13/, /no está diseñada para menores de 13 años/],
  ['privacy', 'retention', /time limit\.[^]*: 30 days\./, /tienen un plazo\.[^]*: 30 días\./],
  ['privacy', 'deletion', /results of a deleted profile stay/, /resultados de un perfil borrado quedan/],
  ['privacy', 'authorities', /state .* does not get an anonymous one/, /estado .* no recibe uno anónimo/],
  ['privacy', 'device', /dates of birth and ages in your profiles/, /fechas de nacimiento y edades de sus perfiles/],
  ['terms', 'promises', /“as is” and “as available”/, /“tal como es” y “según disponibilidad”/],
  ['terms', 'promises', /express or implied/, /expresas ni implícitas/],
  ['terms', 'disputes', /If there is still no agreement/, /Si todavía no hay acuerdo/],
  ['healthData', 'updated', /^Effective November 23, 2026$/, /^Vigente desde el 23 de noviembre de 2026$/],
  ['healthData', 'collect', /We do not collect which ones/, /No reunimos cuáles eran/],
  ['healthData', 'sources', /lab messaging service/, /servicio de mensajería de laboratorios/],
  ['healthData', 'share', /only if you choose a report/, /solo si usted elige un reporte/],
  ['healthData', 'share', /Your state does not get it/, /Su estado no lo recibe/],
  ['healthData', 'rights', /who received it/, /quién los recibió/],
  ['healthData', 'rights', /To stop collecting or sharing/, /Que dejemos de reunirlos o de compartirlos/],
  ['healthData', 'rights', /Write to \{\{email\}\}/, /Escriba a \{\{email\}\}/],
  ['healthData', 'rights', /within 45 days/, /en un plazo de 45 días/],
  ['healthData', 'appeal', /atg\.wa\.gov\/file-complaint.* ag\.nv\.gov/, /atg\.wa\.gov\/file-complaint.* ag\.nv\.gov/],
  ['healthData', 'retention', /time limit\.[^]*: 30 days\./, /tienen un plazo\.[^]*: 30 días\./],
  ['privacy', 'contact', /Write to \{\{email\}\}/, /Escriba a \{\{email\}\}/],
  [
    'privacy',
    'contact',
    /Monday to Friday, 8 am to 5 pm Pacific/,
    /de lunes a viernes, de 8 a\.m\. a 5 p\.m\., hora del Pacífico/,
  ],
];

function readAt(language: Language, area: LegalArea, section: string): string {
  const { updated, sections } = documentOf(language, area);
  if (section === 'updated') return updated;
  const found = Object.entries<object>(sections).find(([id]) => id === section);
  if (found === undefined) throw new Error(`No section ${section} in ${area}`);
  return textsOf(found[1]).join('\n');
}

describe('the facts of the legal texts', () => {
  test.each(FACTS)('%s, %s: %s', (area, section, en, es) => {
    expect(fillIn(readAt('en', area, section), kitTexts(KITS[0]))).toMatch(en);
    expect(fillIn(readAt('es', area, section), kitTexts(KITS[0]))).toMatch(es);
  });
});

test('the terms name the times of whichever kit they are filled in for', () => {
  const withSecond = (language: Language): string => fillIn(readAt(language, 'terms', 'testing'), kitTexts(SECOND_KIT));
  expect(withSecond('en')).toMatch(/Wait 10 minutes.* next 5 minutes/);
  expect(withSecond('es')).toMatch(/Espere 10 minutos.* 5 minutos siguientes/);
});

describe.each(PLACES)('$area in $language', ({ language, area }) => {
  test('is as long as it may be', () => {
    const { length } = wordsOf(wholeOf(language, area));
    const [least, most] = WORDS[area];
    expect(length).toBeGreaterThanOrEqual(least);
    expect(length).toBeLessThanOrEqual(most);
  });

  test('names the address of support and the times of the kit as variables, and no other variable', () => {
    const variables = new Set(listTexts(documentOf(language, area)).flatMap(({ text }) => variablesOf(text)));
    expect([...variables].toSorted()).toEqual(VARIABLES[area]);
    expect(wholeOf(language, area)).not.toMatch(/\w@\w/);
  });

  test('names the address at most once in a text, which is what the screen makes a link of', () => {
    const several = textsOf(documentOf(language, area)).filter(
      (text) => variablesOf(text).filter((name) => name === 'email').length > 1,
    );
    expect(several).toEqual([]);
  });

  test('has a body in every section', () => {
    const empty = partsOf(language, area).filter(([, texts]) => texts.length < 2);
    expect(empty).toEqual([]);
  });

  // The eighth grade is asked of a legal text.
  test('is easier to read than is asked of a legal text, as a whole and in each section', () => {
    const { isEasy, isVeryEasy } = EXPECTATIONS[language];
    expect(isVeryEasy(textsOf(documentOf(language, area)))).toBe(true);
    const hard = partsOf(language, area).filter(([, texts]) => !isEasy(texts));
    expect(hard.map(([id]) => id)).toEqual([]);
  });
});

test('the address of support is of the product’s own domain', () => {
  expect(SUPPORT_EMAIL.split('@')[1]).toBe(new URL(KITS[0].productUrl).host);
});
