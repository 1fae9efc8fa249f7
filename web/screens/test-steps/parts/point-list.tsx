import { useTranslation } from 'react-i18next';

interface PointListProps {
  readonly points: readonly (readonly [key: string, text: string])[];
  /** The points are numbered, because they happen in order. */
  readonly isSequence?: boolean;
}

/** The points of a step, as a list. */
export function PointList({ points, isSequence = false }: PointListProps) {
  if (points.length === 0) return null;
  const List = isSequence ? 'ol' : 'ul';
  return (
    <List className={isSequence ? 'step-sequence' : 'points'}>
      {points.map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </List>
  );
}

/** The texts of a list, in order, by the key of the list. */
export function TextList({ of, isSequence = false }: { readonly of: string; readonly isSequence?: boolean }) {
  const { t } = useTranslation();
  const texts = t(of, { returnObjects: true }) as unknown as Readonly<Record<string, string>>;
  return <PointList points={Object.entries(texts)} isSequence={isSequence} />;
}
