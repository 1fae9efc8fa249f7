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
