import { Button, type ButtonProps } from '#design-system/actions/Button/Button.tsx'

/** One line of the panel. */
export const Action = (props: Pick<ButtonProps, 'icon' | 'onPress' | 'children'>) => (
  <li>
    <Button variant="quiet" size="small" {...props} />
  </li>
)
