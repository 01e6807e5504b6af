import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Once round a screen that uses tooltips, so that the next one opens without the wait. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  )
}

type TooltipProps = {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One focusable element; it must make sense without the tooltip. */
  children: ReactElement
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content className="tip" side={side} sideOffset={6} collisionPadding={8}>
          {text}
          <Arrow />
        </Content>
      </Portal>
    </Root>
  )
}
