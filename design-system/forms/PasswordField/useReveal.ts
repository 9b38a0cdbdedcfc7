import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type Caret = Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd'>

/** Whether a password is shown as text. The caret stays where it is; sending the form hides the password again. */
export function useReveal(inputId: string): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(false)
  const caret = useRef<Caret>(null)

  const show = (next: boolean) => {
    const input = inputOf(inputId)
    caret.current = input && { selectionStart: input.selectionStart, selectionEnd: input.selectionEnd }
    setShown(next)
  }

  useLayoutEffect(() => {
    // Browsers put the caret at an end when the type of a field changes: some at once, Chromium when it draws.
    const restore = () => {
      if (!caret.current) return
      inputOf(inputId)?.setSelectionRange(caret.current.selectionStart, caret.current.selectionEnd)
    }
    restore()
    const drawn = requestAnimationFrame(restore)
    return () => cancelAnimationFrame(drawn)
  }, [isShown, inputId])

  useEffect(() => {
    // Browsers store typed text of text fields; a password must not be stored.
    const form = inputOf(inputId)?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [inputId])

  return [isShown, show]
}

const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement | null
