/** The key numbers of a step, large, one per line: "5 circles, 15 seconds". */
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
