/** The points of a step, one under the other. */
export function PointList({ points }: { readonly points: readonly (readonly [key: string, text: string])[] }) {
  if (points.length === 0) return null;
  return (
    <ul className="points">
      {points.map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
