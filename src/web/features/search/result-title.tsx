/** The question, with the first letter as a capital by its style. */
export function ResultTitle({ words }: { words: string }) {
  return <h1 className="results__title">{words || 'All businesses'}</h1>
}
