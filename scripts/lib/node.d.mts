export function chooseNode(
  brought: string | undefined,
  own: { file: string; version: string },
): string | undefined
