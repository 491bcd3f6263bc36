import type { FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language } from '@daedap/contract/languages';

/** The language of `Accept-Language` that we speak and that is wanted most; Korean unless English is asked for. */
export function requestLanguage(request: FastifyRequest): Language {
  const header = request.headers['accept-language'] ?? '';
  let best = { language: defaultLanguage, weight: 0 };
  for (const part of header.split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = tag.split('-')[0];
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
    if (isLanguage(language) && weight > best.weight) best = { language, weight };
  }
  return best.language;
}
