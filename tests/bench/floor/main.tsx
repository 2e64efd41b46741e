/** The floor: React alone draws a heading, a list of tiles and a button, without any data to wait for. */
import { createRoot } from 'react-dom/client'

const tiles = Array.from({ length: 8 }, (_, index) => `Institution ${index}`)

createRoot(document.getElementById('app') as HTMLElement).render(
  <main>
    <h1>Connect an account</h1>
    <ul>
      {tiles.map((tile) => (
        <li key={tile}>
          <button type="button">{tile}</button>
        </li>
      ))}
    </ul>
    <footer>
      <button type="button">Continue</button>
    </footer>
  </main>,
)
