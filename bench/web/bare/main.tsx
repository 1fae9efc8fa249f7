import { createRoot } from 'react-dom/client';

/** The smallest page with react-dom: the minimum cost of a page like the landing. */
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <main>
      <h1>Your home COVID-19 test, step by step</h1>
      <p>We guide you, keep the time and help you read your result.</p>
    </main>,
  );
}
