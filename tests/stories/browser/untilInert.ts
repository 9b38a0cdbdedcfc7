import { TOLD } from '#design-system/overlays/inertWhenFocusIsSaid.ts'
import { waitBeside } from './clock.ts'

/** A dialog makes the page behind it inert a moment after it took the focus: waits for it where one is open. */
export async function untilInert(): Promise<void> {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) await waitBeside(TOLD + 50)
}
