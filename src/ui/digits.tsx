/** A number of 8 digits or more is read in groups. They are set apart on the screen alone: copied and read out, it is whole. */
export function Digits({ children: text }: { children: string }) {
  if (!/^\d{8,}$/.test(text)) return text
  // A single digit at the end would look lost.
  const size = text.length % 4 === 1 ? 3 : 4
  return (
    <span className="digits">
      {text.match(new RegExp(`\\d{1,${size}}`, 'g'))?.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never move
        <span key={at}>{group}</span>
      ))}
    </span>
  )
}
