import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dismissToast,
  readServerToasts,
  readToasts,
  subscribeToToasts,
  takeUndo,
  toast,
} from './toast.ts'

const undoable = () => ({ seconds: 10, run: async () => {} })

describe('toast', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    dismissToast()
    vi.advanceTimersByTime(1_000_000)
    vi.useRealTimers()
  })

  it('waits in the store for a toaster that loads later', () => {
    toast({ title: 'Search Error', variant: 'destructive' })
    const seen: string[] = []
    const stop = subscribeToToasts(() => seen.push('change'))
    expect(readToasts()).toMatchObject([
      { title: 'Search Error', variant: 'destructive', open: true },
    ])
    stop()
    expect(seen).toEqual([])
  })

  it('shows one at a time, the newest', () => {
    toast({ title: 'first' })
    toast({ title: 'second' })
    expect(readToasts().map((shown) => shown.title)).toEqual(['second'])
  })

  it('keeps the Undo of the one before, until its time is over or it was used', () => {
    const first = undoable()
    toast({ title: 'Paused', about: 'Salt', undo: first })
    vi.advanceTimersByTime(4_000)
    const second = undoable()
    const id = toast({ title: 'Paused', about: 'Kloof', undo: second })
    expect(readToasts()[0]?.earlier).toMatchObject([{ title: 'Paused', about: 'Salt' }])
    expect(takeUndo(id, second)).toBe(false)
    vi.advanceTimersByTime(5_000)
    toast({ title: 'Undone' })
    expect(readToasts()[0]?.earlier).toMatchObject([{ about: 'Salt' }])
    vi.advanceTimersByTime(1_000)
    toast({ title: 'Saved' })
    expect(readToasts()[0]?.earlier).toEqual([])
  })

  it('drops the Undo of what was closed, or done to the same again', () => {
    toast({ title: 'Paused', about: 'Salt', undo: undoable() })
    toast({ title: 'Resumed', about: 'Salt' })
    expect(readToasts()[0]?.earlier).toEqual([])
    toast({ title: 'Paused', about: 'Kloof', undo: undoable() })
    dismissToast()
    toast({ title: 'Saved' })
    expect(readToasts()[0]?.earlier).toEqual([])
  })

  it('keeps a dismissed toast closed for 1,000,000 ms, then drops it', () => {
    const id = toast({ title: 'Logged out' })
    dismissToast(id)
    expect(readToasts()).toMatchObject([{ id, open: false }])
    vi.advanceTimersByTime(999_999)
    expect(readToasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(readToasts()).toEqual([])
  })

  it('never removes a newer toast by the timer of an older one', () => {
    dismissToast(toast({ title: 'old' }))
    vi.advanceTimersByTime(500_000)
    toast({ title: 'new' })
    vi.advanceTimersByTime(2_000_000)
    expect(readToasts()).toMatchObject([{ title: 'new', open: true }])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tells its listeners once a change, and only of real changes', () => {
    const listener = vi.fn()
    const stop = subscribeToToasts(listener)
    const id = toast({ title: 'Success!' })
    dismissToast(id)
    dismissToast(id)
    dismissToast(12_345)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    toast({ title: 'unheard' })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('has nothing to show on the server', () => {
    toast({ title: 'Success!' })
    expect(readServerToasts()).toEqual([])
  })
})
