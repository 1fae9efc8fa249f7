/** What some steps show beside their instruction, as one chunk. No step requires it. */
export { CounterCard } from './counter-card.tsx';
export { OfferList } from './offer-list.tsx';
