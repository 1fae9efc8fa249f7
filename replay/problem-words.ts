import { SNAPSHOT_VERSION } from '../core/diagnostics/diagnostics-snapshot.ts';
import type { AppError, FieldError } from '../core/domain/error-codes.ts';
import type { Language } from '../core/domain/languages.ts';
import type { FindProblem } from './find-json.ts';

/** The sentences about a file. `replay` prints them in the language of its answer; the development page, which has no other texts than English, too. */
const ENGLISH = {
  noInstant: 'It is missing, or no instant with an offset.',
  noValue: 'It is missing, or none of the values it may have.',
  noObject: 'It is missing, or no object.',
  neither: 'It is neither a support snapshot ("Copy technical details" on the support page) nor a fixture state.',
  onlyReduced:
    'It is a reduced snapshot, made without the app: it says what is saved, and has no test to open. The command replay reads it.',
  empty: 'It is empty.',
  noBeginning: 'The beginning of the snapshot is missing.',
  cutOff: (line: number, path: string) => `The snapshot is cut off at line ${String(line)}, after "${path}".`,
  damaged: (line: number) => `The snapshot is damaged at line ${String(line)}.`,
  again: 'Ask for the whole text again, from its first { to its last }.',
  otherFormat: (version: number) => `It is a snapshot of another version; this command reads ${String(version)}.`,
  otherApp: (app: string, own: string) =>
    `It comes from version ${app} of the app, and this is ${own}. Steps and rules may differ: replay it with the code of ${app}.`,
  otherSteps: (own: string) =>
    `It comes from another build of version ${own}: its steps differ from those of this code, so this may not be what the person sees.`,
  otherState: (own: string) =>
    `It comes from another build of version ${own}: its stored state differs from that of this code, so this may not be what the person sees.`,
  standardInput: 'standard input',
  noFile: 'There is no such file.',
  unreadable: (code: string) => `It cannot be read (${code}).`,
  tooEarly: 'It is before the file was made.',
};
type ProblemWords = typeof ENGLISH;

const SPANISH: ProblemWords = {
  noInstant: 'Falta, o no es un instante con su diferencia horaria.',
  noValue: 'Falta, o no es ninguno de los valores que puede tener.',
  noObject: 'Falta, o no es un objeto.',
  neither:
    'No son datos técnicos de la aplicación ("Copiar los datos técnicos" en la página de ayuda) ni un estado de ejemplo.',
  onlyReduced:
    'Son datos técnicos incompletos, hechos sin la aplicación: dicen qué está guardado y no tienen una prueba que abrir. El comando replay los lee.',
  empty: 'Está vacío.',
  noBeginning: 'Falta el principio de los datos técnicos.',
  cutOff: (line, path) =>
    `Los datos técnicos terminan antes de tiempo en la línea ${String(line)}, después de "${path}".`,
  damaged: (line) => `Los datos técnicos están dañados en la línea ${String(line)}.`,
  again: 'Pida otra vez el texto completo, desde la primera { hasta la última }.',
  otherFormat: (version) => `Son datos técnicos de otra versión; este comando lee la ${String(version)}.`,
  otherApp: (app, own) =>
    `Vienen de la versión ${app} de la aplicación, y esta es la ${own}. Los pasos y las reglas pueden ser otros: use replay con el código de ${app}.`,
  otherSteps: (own) =>
    `Vienen de otra compilación de la versión ${own}: sus pasos no son los de este código, así que esto puede no ser lo que ve la persona.`,
  otherState: (own) =>
    `Vienen de otra compilación de la versión ${own}: su estado guardado no es el de este código, así que esto puede no ser lo que ve la persona.`,
  standardInput: 'entrada estándar',
  noFile: 'No existe ese archivo.',
  unreadable: (code) => `No se puede leer (${code}).`,
  tooEarly: 'Es antes de que se hiciera el archivo.',
};

export const PROBLEM_WORDS: Readonly<Record<Language, ProblemWords>> = { en: ENGLISH, es: SPANISH };

function findProblemText(problem: FindProblem, words: ProblemWords): string {
  switch (problem.kind) {
    case 'empty':
      return words.empty;
    case 'none':
      return words.neither;
    case 'noBeginning':
      return `${words.noBeginning} ${words.again}`;
    case 'cutOff':
      return `${words.cutOff(problem.line, problem.path)} ${words.again}`;
    case 'damaged':
      return `${words.damaged(problem.line)} ${words.again}`;
  }
}

/** What is wrong with the text of a snapshot, a line for each part. */
export function problemLines(problem: FindProblem | AppError, language: Language): readonly string[] {
  const words = PROBLEM_WORDS[language];
  if ('kind' in problem) return [findProblemText(problem, words)];
  const { fields = [] } = problem;
  const [first] = fields;
  if (first?.field === 'format') return [words.neither];
  if (first?.field === 'version') return [words.otherFormat(SNAPSHOT_VERSION)];
  const fieldText = ({ field, code }: FieldError): string =>
    `${field}: ${code === 'INVALID_DATE' ? words.noInstant : words.noValue}`;
  return fields.map(fieldText);
}
