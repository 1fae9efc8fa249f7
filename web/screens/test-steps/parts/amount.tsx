/** The numbers that matter in a step, large, each on a line of its own: "5 circles, 15 seconds". */
export function Amount({ text }: { readonly text: string }) {
  return (
    <p className="step-amount">
      {text.split(', ').map((part, index) => (
        <span key={part}>
          {index > 0 && <span className="visually-hidden">, </span>}
          {part}
        </span>
      ))}
    </p>
  );
}
