import { useState } from 'react'

/**
 * A key for what is shown at an address: another one when its content changed though nobody went anywhere, as when the
 * map's true size is known. Content that is replaced as a whole moves nothing; cards that stay would be seen to jump.
 */
export function useEdition(address: string, content: string): number {
  const [shown, show] = useState({ address, content, edition: 0 })
  if (shown.address === address && shown.content === content) return shown.edition
  const edition = shown.address === address ? shown.edition + 1 : shown.edition
  show({ address, content, edition })
  return edition
}
