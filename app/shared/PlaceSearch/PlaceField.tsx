import { useEffect, useRef, useState } from 'react'
import { SearchField } from '#design-system/forms/SearchField/SearchField.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import type { PlaceFieldProps, SuggestingFieldProps } from './SuggestingField.tsx'
import { useReadiness } from './useReadiness.ts'

const suggesting = lazyView<SuggestingFieldProps>(
  'app/shared/PlaceSearch/SuggestingField.tsx',
  async () => (await import('./SuggestingField.tsx')).SuggestingField,
  ['suggestions', 'searchBox'],
)

/**
 * The place field of a form. It is a plain field at first, which works without script, and gets suggestions
 * once their code is loaded. Enter submits the form unless a suggestion is highlighted.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { takesFocus = false } = props
  const place = useRef<HTMLDivElement>(null)
  const isReady = useReadiness(place, suggesting.preload)
  const [initialText] = useState(props.text)
  const [hadFocus, setHadFocus] = useState(takesFocus)
  // After the field that was focused is replaced, a popover would focus its first button.
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('input')?.focus()
  }, [takesFocus, isReady])
  useSubmitOnEnter(place)
  // In the capture phase: if its code is loaded, the better field is rendered while the event still bubbles.
  return (
    <div ref={place} onFocusCapture={() => setHadFocus(true)} onBlur={() => setHadFocus(false)}>
      {isReady ? <suggesting.View {...props} {...{ initialText, hadFocus }} /> : <PlainField {...props} />}
    </div>
  )
}

function PlainField(props: PlaceFieldProps) {
  const { name, text, onType, errorMessage, label, placeholder, takesFocus = false } = props
  const t = useTranslate()
  return (
    <SearchField
      name={name}
      label={label ?? t('place.label')}
      placeholder={placeholder ?? t('place.placeholder')}
      clearLabel={t('place.clear')}
      value={text}
      onChange={onType}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  )
}

/** With the list of suggestions open, the first Enter would only close it. */
function useSubmitOnEnter(place: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = place.current
    const onKey = ({ key, isComposing, target }: KeyboardEvent) => {
      if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return
      const isOpen = target.getAttribute('aria-expanded') === 'true'
      if (isOpen && !target.getAttribute('aria-activedescendant'))
        setTimeout(() => target.form?.requestSubmit())
    }
    element?.addEventListener('keydown', onKey, { capture: true })
    return () => element?.removeEventListener('keydown', onKey, { capture: true })
  }, [place])
}
