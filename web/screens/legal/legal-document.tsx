import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NARROW_LAYOUT_MAX_PX } from '../../../core/domain/limits.ts';
import { LinkedText } from '../../components/linked-text.tsx';
import { useMediaQuery } from '../../components/use-media-query.ts';
import '../../styles/legal.css';
import { useLegalTexts, type LegalArea, type LegalSection, type OrderedTexts } from './legal-texts.ts';

const idOf = (section: string): string => `section-${section}`;

function Points({ points }: { readonly points: OrderedTexts }) {
  return (
    <ul className="points">
      {Object.entries(points).map(([key, text]) => (
        <li key={key}>
          <LinkedText text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Scrolls to a section without a new history entry, so that Back still leaves the document. */
function showSection(event: MouseEvent, section: string): void {
  const heading = document.getElementById(idOf(section));
  if (heading === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}

interface ContentsProps {
  readonly title: string;
  readonly sections: Readonly<Record<string, LegalSection>>;
}

function Contents({ title, sections }: ContentsProps) {
  const isNarrow = useMediaQuery(`(max-width: ${NARROW_LAYOUT_MAX_PX}px)`);
  return (
    <nav aria-label={title} className="legal__contents">
      <details open={!isNarrow}>
        <summary>{title}</summary>
        <ul>
          {Object.entries(sections).map(([id, section]) => (
            <li key={id}>
              <a href={`#${idOf(id)}`} onClick={(event) => showSection(event, id)}>
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function Section({
  id,
  section,
  end,
}: {
  readonly id: string;
  readonly section: LegalSection;
  readonly end: ReactNode;
}) {
  return (
    <section className="legal__part legal__section" aria-labelledby={idOf(id)}>
      <h2 id={idOf(id)} tabIndex={-1}>
        {section.title}
      </h2>
      {Object.entries(section.body).map(([key, part]) =>
        typeof part === 'string' ? (
          <p key={key}>
            <LinkedText text={part} />
          </p>
        ) : (
          <Points key={key} points={part} />
        ),
      )}
      {end}
    </section>
  );
}

/** The main points of a document, for users who do not read all of it. */
export function MainPoints({ area }: { readonly area: LegalArea }) {
  const { summary } = useLegalTexts(area);
  const id = `${area}-main-points`;
  return (
    <section className="legal__summary" aria-labelledby={id}>
      <h2 id={id}>{summary.title}</h2>
      <Points points={summary.points} />
    </section>
  );
}

export interface LegalDocumentProps {
  readonly area: LegalArea;
  /** Content above the table of contents. */
  readonly start: ReactNode;
  /** Content at the end of sections, by section id. */
  readonly ends?: Readonly<Record<string, ReactNode>>;
}

/** A legal document (product.md section 9, "Legal copy"): date, contents, sections. The screen renders the heading. */
export function LegalDocument({ area, start, ends = {} }: LegalDocumentProps) {
  const { t } = useTranslation();
  const { document: texts } = useLegalTexts(area);
  return (
    <div className="legal">
      <div className="legal__part">
        <p className="legal__date">{texts.updated}</p>
        {start}
      </div>
      <Contents title={t(`${area}.contents`)} sections={texts.sections} />
      <div className="legal__text">
        <div className="legal__part">
          {Object.entries(texts.intro).map(([key, text]) => (
            <p key={key}>{text}</p>
          ))}
        </div>
        {Object.entries(texts.sections).map(([id, section]) => (
          <Section key={id} id={id} section={section} end={ends[id]} />
        ))}
      </div>
    </div>
  );
}
