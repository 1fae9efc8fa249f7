function firstMissing(question: Element): HTMLInputElement | null {
  const radios = [...question.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const isAnswered = radios.some((radio) => radio.checked);
  if (radios.length > 0) return isAnswered ? null : (radios[0] ?? null);
  return question.querySelector('input[type="checkbox"]:not(:checked)');
}

/**
 * Moves to the first unanswered question or unchecked box of the step: scrolls the question into view and focuses its
 * first choice. Does nothing if all are answered.
 */
export function showMissing(): void {
  for (const question of document.querySelectorAll('.step fieldset')) {
    const missing = firstMissing(question);
    if (missing === null) continue;
    question.scrollIntoView({ block: 'nearest' });
    // If the question is higher than the window, at least the choice is visible.
    missing.closest('.choice')?.scrollIntoView({ block: 'nearest' });
    missing.focus({ preventScroll: true });
    return;
  }
}
