import { FileTrigger, type FileTriggerProps } from 'react-aria-components'
import { Button, type ButtonProps } from '../Button/Button.tsx'

type OfButton = 'variant' | 'size' | 'icon' | 'isPending' | 'pendingLabel' | 'width' | 'aria-describedby'

export interface FileButtonProps
  extends Pick<FileTriggerProps, 'acceptedFileTypes' | 'allowsMultiple' | 'defaultCamera'>,
    Pick<ButtonProps, OfButton | 'children'> {
  /** The files that were chosen; not called when the choice was given up. */
  onSelect: (files: File[]) => void
}

/** Lets users choose files: a photograph, a plan. Needs script. */
export function FileButton(props: FileButtonProps) {
  const { acceptedFileTypes, allowsMultiple, defaultCamera, onSelect, variant = 'secondary', ...rest } = props
  return (
    <FileTrigger
      {...(acceptedFileTypes && { acceptedFileTypes })}
      {...(allowsMultiple && { allowsMultiple })}
      {...(defaultCamera && { defaultCamera })}
      onSelect={(files) => files && files.length > 0 && onSelect([...files])}
    >
      <Button {...rest} variant={variant} />
    </FileTrigger>
  )
}
