import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

/** Where OpenAI-compatible endpoints differ. */
export type Dialect = {
  readonly format: 'json_schema' | 'json_object';
  readonly tokens: 'max_tokens' | 'max_completion_tokens';
  readonly temperature: boolean;
};

export const firstDialect: Dialect = {
  format: 'json_schema',
  tokens: 'max_tokens',
  temperature: true,
};

/** The next dialect to try after an error message, or null when there is none left. */
export function nextDialect(dialect: Dialect, complaint: string): Dialect | null {
  if (dialect.tokens === 'max_tokens' && complaint.includes('max_tokens'))
    return { ...dialect, tokens: 'max_completion_tokens' };
  if (dialect.temperature && complaint.includes('temperature'))
    return { ...dialect, temperature: false };
  return dialect.format === 'json_schema' ? { ...dialect, format: 'json_object' } : null;
}

/** Enough for the longest result after the reasoning of a model. */
const maxOutputTokens = 4_000;

type Settings = Omit<ChatCompletionCreateParamsNonStreaming, 'model' | 'messages'>;

/** The settings of a call whose response has to fit this JSON schema. */
export function settingsIn(
  { format, tokens, temperature }: Dialect,
  name: string,
  schema: Record<string, unknown>,
): Settings {
  return {
    response_format:
      format === 'json_schema'
        ? { type: format, json_schema: { name, strict: true, schema } }
        : { type: format },
    [tokens]: maxOutputTokens,
    ...(temperature && { temperature: 0 }),
  };
}
