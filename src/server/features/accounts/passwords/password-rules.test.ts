import { describe, expect, it } from 'vitest'
import { findPasswordProblem } from './password-rules.ts'

const problem = (password: string) => findPasswordProblem(password, 'nomsa.dlamini@example.co.za')

describe('findPasswordProblem', () => {
  it.each([
    'password1',
    'PASSWORD123',
    'Password123!',
    'Welcome@123',
    'springbok1',
    'qwertyuiop',
    'Thabo1995',
    // The demo's, which the README publishes.
    'tafelberg-2024',
    'Tafelberg-2024!',
  ])('knows the leaked %s', (password) => {
    expect(problem(password)).toContain('lists of leaked passwords')
  })

  it.each([
    'nomsa.dlamini@example.co.za',
    'Nomsa.Dlamini!',
    'CPT Recommends',
    'cpt-recommends!',
    'aaaaaaaaa',
    'abababab',
  ])('finds %s too easy', (password) => {
    expect(problem(password)).toContain('too easy to guess')
  })

  it.each([
    'rooibos en vetkoek',
    'tafelberg en leeukop',
    'x'.repeat(200),
    'ünïcødé wägwöord',
    '🌊🌊⛰️🌊🐧🐧🐧',
    'nul \0 inside',
  ])('takes %s', (password) => {
    expect(problem(password)).toBeNull()
  })
})
