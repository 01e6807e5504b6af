import { expect, it } from 'vitest'
import { groupSentence, groupTitle, namesInWords } from './group-copy.ts'

it('names businesses as people do', () => {
  expect(namesInWords([])).toBe('')
  expect(namesInWords(['A'])).toBe('A')
  expect(namesInWords(['A', 'B'])).toBe('A and B')
  expect(namesInWords(['A', 'B', 'C'])).toBe('A, B and C')
})

it('says who was asked, and who was not', () => {
  expect(groupSentence(['A', 'B'], [])).toBe(
    'Your booking request has been sent to A and B. They will contact you shortly.',
  )
  expect(groupSentence(['A'], ['B is not listed at the moment.'])).toBe(
    'Your booking request has been sent to A. They will contact you shortly. Not sent: B is not listed at the moment.',
  )
})

it('says which answers have come', () => {
  const of = (...states: Parameters<typeof groupTitle>[0][number]['status'][]) =>
    groupTitle(states.map((status, at) => ({ status, businessName: `No ${at + 1}` })))
  expect(of('requested', 'declined')).toBe('Sent. They will answer you')
  expect(of('requested', 'suggested')).toBe('Another time is offered')
  expect(of('declined', 'accepted', 'requested')).toBe('No 2 said yes')
  expect(of('accepted', 'accepted')).toBe('2 of them said yes')
  expect(of('declined', 'expired')).toBe('No answer is open any more')
})
