import { isValidElement, type ReactNode } from 'react'
import type { Part } from './part.ts'

type AnyProps = { children?: ReactNode }
type Component = ((props: AnyProps) => ReactNode) & Partial<Part<AnyProps>>

/** Walks the same tree that is rendered to HTML. Message components are plain functions without hooks. */
function textOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (!isValidElement<AnyProps>(node)) return ''
  const { type, props } = node
  if (typeof type !== 'function') return textOf(props.children)
  // biome-ignore lint/plugin: message components are functions, classes are not among them
  const component = type as Component
  return component.asText
    ? component.asText(props, textOf(props.children))
    : textOf(component(props))
}

export function renderText(node: ReactNode): string {
  const lines = textOf(node).split('\n')
  return `${lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
