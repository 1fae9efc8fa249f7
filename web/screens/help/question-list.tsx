import type { ToggleEvent } from 'react';
import { LinkedText } from '../../components/linked-text.tsx';
import type { FaqSection, Question } from './faq-texts.ts';

/**
 * Closes the other questions in browsers without exclusive `details`, and keeps the opened question visible when an
 * answer above it closes.
 */
function keepOneOpen({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll<HTMLDetailsElement>(':scope > [open]') ?? []) {
    if (other !== opened) other.open = false;
  }
  opened.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}

function Answer({ question: { answer, points } }: { readonly question: Question }) {
  return (
    <div className="question__answer">
      <p>
        <LinkedText text={answer} />
      </p>
      {points !== undefined && (
        <ul className="points">
          {Object.entries(points).map(([id, point]) => (
            <li key={id}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Titled questions, of which one at a time shows its answer. Summaries contain no headings: the role of `summary` would
 * hide them.
 */
export function QuestionList({ id, title, questions }: FaqSection) {
  const titleId = `questions-${id}`;
  return (
    <section className="questions" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div>
        {questions.map(([questionId, question]) => (
          <details key={questionId} className="question" name={titleId} onToggle={keepOneOpen}>
            <summary>{question.question}</summary>
            <Answer question={question} />
          </details>
        ))}
      </div>
    </section>
  );
}
