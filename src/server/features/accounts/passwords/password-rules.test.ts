import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import leakedPasswords from './leaked-passwords.txt?raw'
import { findPasswordProblem } from './password-rules.ts'

const LEAKED = leakedPasswords.trimEnd().split('\n')
const problem = (password: string) => findPasswordProblem(password, 'nomsa.dlamini@example.co.za')

/** Each must be worth its place in the file: a shorter one is refused anyway, and comparing is in lower case. */
it('lists leaked passwords that could be chosen here', () => {
  expect(LEAKED.filter((one) => one.length < 8 || one !== one.toLowerCase())).toEqual([])
  expect(LEAKED).toEqual(dictionary['passwords-common'].filter((password) => password.length >= 8))
})

describe('findPasswordProblem', () => {
  it.each([
    'password1',
    'PASSWORD123',
    'Password123!',
    'qwertyuiop',
    'Trustno1',
    'bosco123',
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
    'Welcome@123',
    'springbok1',
    'Springbok 2026!',
    'Thabo1995',
    'P@$$w0rd#1',
    'cpt-recommends-1',
    '0821234567',
    '27041994',
    'hgfedcba',
    'lkjhgfds',
    'qweqweqwe',
    '!qwerty!',
    's3nsation',
  ])('finds %s too easy', (password) => {
    expect(problem(password)).toContain('too easy to guess')
  })

  it.each([
    'rooibos en vetkoek',
    'thabo se hond',
    'kreef-4-aandete',
    'tafelberg en leeukop',
    'x'.repeat(200),
    'ünïcødé wägwöord',
    '🌊🌊⛰️🌊🐧🐧🐧',
    'nul \0 inside',
  ])('takes %s', (password) => {
    expect(problem(password)).toBeNull()
  })
})
