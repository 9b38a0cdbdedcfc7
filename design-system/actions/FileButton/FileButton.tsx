import { useRef } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'

type OfButton = 'variant' | 'size' | 'icon' | 'isPending' | 'pendingLabel' | 'width' | 'aria-describedby'

export interface FileButtonProps extends Pick<ButtonProps, OfButton | 'children'> {
  /** Media types and endings. @default all files */
  acceptedFileTypes?: readonly string[]
  allowsMultiple?: boolean
  /** On phones: which camera takes the picture. */
  defaultCamera?: 'user' | 'environment'
  /** The files that were chosen; not called when the choice was given up. */
  onSelect: (files: File[]) => void
}

/** Lets users choose files: a photograph, a plan. Needs script. */
export function FileButton(props: FileButtonProps) {
  const { acceptedFileTypes, allowsMultiple, defaultCamera, onSelect, variant = 'secondary', ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...rest} variant={variant} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFileTypes?.join(',')}
        multiple={allowsMultiple}
        capture={defaultCamera}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be chosen once more.
          currentTarget.value = ''
          if (files.length > 0) onSelect(files)
        }}
      />
    </>
  )
}
