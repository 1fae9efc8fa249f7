function firstMissing(question: Element): HTMLInputElement | null {
  const radios = [...question.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const isAnswered = radios.some((radio) => radio.checked);
  if (radios.length > 0) return isAnswered ? null : (radios[0] ?? null);
  return question.querySelector('input[type="checkbox"]:not(:checked)');
}

/**
 * Leads to the first question of the step that is not answered, or box that is not checked: all of the question comes into
 * view, and its first choice takes the focus. Does nothing where every question has its answer.
 */
export function showMissing(): void {
  for (const question of document.querySelectorAll('.step fieldset')) {
    const missing = firstMissing(question);
    if (missing === null) continue;
    question.scrollIntoView({ block: 'nearest' });
    // A question that is higher than the window shows at least the choice.
    missing.closest('.choice')?.scrollIntoView({ block: 'nearest' });
    missing.focus({ preventScroll: true });
    return;
  }
}
