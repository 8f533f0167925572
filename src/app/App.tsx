/** The page: menu, table and everything around it. */
export function App() {
  return <h1>Bocage</h1>;
}
