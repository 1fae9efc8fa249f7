import { createRoot } from 'react-dom/client';

/** As little as react-dom can show: what a page of this kind costs at least. */
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <main>
      <h1>Your home COVID-19 test, step by step</h1>
      <p>We guide you, keep the time and help you read your result.</p>
    </main>,
  );
}
