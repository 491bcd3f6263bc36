/*
 * What a database of each version held, written by hand: with the tables and columns of then, so that no later
 * migration can change it. Each goes on top of those before it. A new migration needs its entry here, and a migration
 * that has landed keeps the one it has.
 *
 * The password is `correct horse`, hashed as `passwords.ts` does.
 */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$gbD4qGoiSrCOuW/rzjRXGw$7gJsY516YQQ3wvE5TDi5waeCWoDt9RUGBlvmbc0zqbY';

export const earlierData: Record<string, string> = {
  '0001-accounts': `
    insert into users (email, username, password_hash, role, created_at) values
      ('minji@example.com', '민지', '${passwordHash}', 'user', '2026-01-02T03:04:05Z'),
      ('admin@example.com', '관리자', '${passwordHash}', 'admin', '2026-01-01T00:00:00Z'),
      ('gone@example.com', '떠난 사람', '${passwordHash}', 'user', '2026-01-01T00:00:00Z');
    delete from users where email = 'gone@example.com';`,

  '0002-rate-limits': `
    insert into rate_limits (key, points, expire) values ('calls:1', 3, 4102444800000), ('calls:2', 1, null);`,

  '0003-interview-sessions': `
    insert into interview_sessions
      (user_id, main_category, sub_category, difficulty, question_count, time_per_question, status, created_at)
    values
      (1, 'job', 'it', 'beginner', 3, 30, 'completed', '2026-02-01T00:00:00Z'),
      (1, 'job', 'it', 'intermediate', 3, 60, 'started', '2026-02-02T00:00:00Z');`,

  '0004-interviews': `
    insert into interview_sessions
      (user_id, main_category, sub_category, difficulty, question_count, time_per_question, status, language,
       enable_ads, client_id, current_question_index, total_duration, completed_at, created_at)
    values
      (1, 'job', 'it', 'advanced', 2, 37.5, 'completed', 'ko', false, 'session-1700000000000-old', 1, 61.5,
       '2026-03-01T01:00:00Z', '2026-03-01T00:00:00Z'),
      (1, 'job', 'it', 'beginner', 3, 30, 'in_progress', 'en', true, null, 0, null, null, '2026-03-02T00:00:00Z');
    insert into questions (session_id, number, text, question_type, expected_duration, bank_id, follows_question_id)
    values
      (3, 1, '자기소개를 해주세요.', 'general', 30, 'job-it-1', null),
      (3, 2, '그때 무엇을 배웠나요?', 'general', 30, null, 1),
      (4, 1, 'Tell me about yourself.', 'general', 30, null, null);
    insert into uploads (id, user_id, filename, content_type, bytes) values
      ('00000000-0000-4000-8000-000000000001', 1, 'answer.webm', 'audio/webm', 3);
    insert into upload_parts (upload_id, number, data) values
      ('00000000-0000-4000-8000-000000000001', 0, '\\x010203');
    insert into answers
      (user_id, session_id, question_id, source, counts, retake, idempotency_key, upload_id, filename, data_size,
       answer_text, segments, duration, analysis_status, failure_reason, score, relevance_score, clarity_score,
       depth_score, feedback, strengths, improvements, keywords, evidence, engine, processing_ms)
    values
      (1, 3, 1, 'text', false, false, 'first try', null, null, 10, '처음 한 말', '[]', 20.5, 'completed', null,
       41, 42, 43, 44, '조금 더 말해보세요.', '["짧아요"]', '["예를 들어보세요"]', '["협업"]', '[]', 'embedded', 7),
      (1, 3, 1, 'audio', true, false, 'second try', null, 'a.webm', 20, '다시 한 말',
       '[{"start":0,"end":1.5,"text":"다시 한 말"}]', 33.25, 'completed', null,
       81, 82, 83, 84, '좋아요.', '["구체적이에요"]', '[]', '["협업","책임"]',
       '[{"dimension":"depth","effect":"raised","quote":"말","start":5,"end":6,"note":"좋아요"}]', 'embedded', 9),
      (1, 3, 2, 'video', true, false, null, null, null, 30, null, '[]', 12, 'failed', 'speech_failed',
       null, null, null, null, null, '[]', '[]', '[]', '[]', null, null),
      (1, 4, 3, 'audio', true, false, null, '00000000-0000-4000-8000-000000000001', 'answer.webm', 3, null, '[]', 9,
       'pending', null, null, null, null, null, null, '[]', '[]', '[]', '[]', null, null);
    insert into analyses
      (session_id, overall_score, overall_feedback, overall_strengths, overall_improvements,
       detailed_recommendations, category_performance, completed_questions, avg_relevance_score, avg_clarity_score,
       avg_depth_score, engine)
    values
      (3, 81, '고르게 좋았어요.', '["구체적이에요"]', '[]', '["한 문장으로 시작해보세요"]',
       '{"job":{"score":81,"strengths":[],"improvements":[]}}', 1, 82, 83, 84, 'embedded');
    insert into backups
      (id, user_id, session_id, question_id, answer_id, storage_key, filename, content_type, bytes, duration)
    values
      ('00000000-0000-4000-8000-000000000002', 1, 3, 1, 2, 'backups/1/00000000-0000-4000-8000-000000000002',
       'a.webm', 'video/webm', 5, 33.25);
    insert into removed_backups (storage_key, due_at) values
      ('backups/9/00000000-0000-4000-8000-000000000003', '2100-01-01T00:00:00Z');`,

  '0005-speech-streams': `
    insert into speech_streams (user_id, key, language, next_index, media, samples, tail, chances, memory, windows)
    values (1, 'stream-of-old', 'ko', 2, '{"kind":"webm","firstIndex":0,"bytes":4,"samples":2}', 2,
      '\\x00010203', '\\x00000000', '\\x01', 1);
    insert into speech_chunks (stream_id, chunk_index, data) values (1, 2, '\\x0a0b');
    insert into speech_windows (stream_id, number, start_seconds, voice, pcm, heard)
    values (1, 0, 0, '[{"start":0,"end":1}]', null, '{"text":"안녕하세요","segments":[],"confidence":0.9}');`,

  // Triggers only.
  '0006-account-events': '',

  '0007-client-errors': `
    insert into client_errors
      (fingerprint, kind, message, stack, page, version, browser, count, first_seen_at, last_seen_at)
    values
      ('${'a'.repeat(64)}', 'media', 'starting the recorder: NotReadableError: in use', '', '/interview/live',
       '0.1.0', 'chrome 140', 3, '2026-04-01T00:00:00Z', '2099-04-02T00:00:00Z');`,

  '0008-score-effects': `
    update answers set effects = '[{"dimension":"depth","name":"usual","points":84}]' where idempotency_key = 'second try';`,

  '0009-delivery': `
    update answers set delivery = '{"seconds":33,"spokenSeconds":25,"firstWordSeconds":1.2,"pace":4.9,"paceUnit":"syllables","paceChange":null,"pauses":3,"longestPause":1.4,"fillers":null,"endingFall":null,"pitchRange":5.5,"timeUsed":0.55,"problem":null}'
    where idempotency_key = 'second try';`,

  '0010-interview-modes': `
    insert into interview_sessions
      (user_id, main_category, sub_category, difficulty, question_count, time_per_question, status, language,
       enable_ads, mode, format, preparation_seconds, created_at)
    values
      (1, 'university', 'regular', 'beginner', 5, 60, 'abandoned', 'ko', false, 'real', 'admission', 0,
       '2026-05-01T00:00:00Z');`,

  '0011-voice-sounds': `
    insert into voice_sounds (key, question_id, content_type, data, bytes, heard_at)
    values ('${'b'.repeat(64)}', null, 'audio/mpeg', '\\x0a0b', 2, '2026-05-01T00:00:00Z');`,

  '0012-scripts': `
    insert into scripts (user_id, question, text, created_at, updated_at) values
      (1, '자기소개를 해주세요.', '저는 끝까지 하는 사람입니다. [보기가 되는 일 하나]', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z');`,

  '0013-stars': `update answers set starred = true where idempotency_key = 'second try';`,

  '0014-practice-plans': `
    insert into practice_plans (user_id, days, minutes, interview_on) values (1, '[1,3]', 20, '2026-12-01');`,

  '0015-own-questions': `
    insert into interview_sessions
      (user_id, main_category, sub_category, difficulty, question_count, time_per_question, status, source, created_at)
    values (1, 'job', 'it', 'beginner', 1, 60, 'abandoned', 'materials', '2026-11-16T00:00:00Z');
    insert into questions (session_id, number, text, question_type, expected_duration, points)
    select max(id), 1, '응답 시간을 어떻게 줄였나요?', 'behavioral', 90,
      '[{"label":"내가 한 일","start":"저는","cues":["줄이"]}]' from interview_sessions;`,

  '0016-question-sets': `
    insert into question_sets (user_id, key, name, questions) values
      (1, '00000000-0000-4000-8000-000000000004', '기출',
       '[{"text":"왜 우리 회사인가요?","questionType":"general","points":[]}]');`,

  '0017-sign-ins': `
    insert into sign_ins (user_id, method, browser, system, network, created_at, last_seen_at, expires_at)
    values (1, 'password', 'whale', 'windows', '203.0.113.0/24', '2026-11-16T00:00:00Z', '2026-11-16T00:00:00Z',
      '2026-11-23T00:00:00Z');
    insert into mail_links (token_hash, user_id, purpose, email, expires_at)
    values ('${'c'.repeat(64)}', 1, 'email', 'new@example.com', '2099-01-01T00:00:00Z');`,

  // No second factor that is on: the test signs in with a password alone.
  '0018-second-factors': `
    insert into second_factors (user_id, secret, created_at) values (1, '\\x0a0b', '2026-11-17T00:00:00Z');
    insert into recovery_codes (user_id, code_hash) values (1, '${'d'.repeat(64)}');
    insert into passkeys
      (user_id, credential_id, public_key, counter, transports, name, backed_up, created_at, last_used_at)
    values (1, 'Y3JlZGVudGlhbA', '\\x0a0b', 3, '["internal"]', '내 노트북', true, '2026-11-17T00:00:00Z', '2026-11-17T01:00:00Z');
    insert into passkey_challenges (challenge, user_id, expires_at) values ('Y2hhbGxlbmdl', 1, '2099-01-01T00:00:00Z');`,

  '0019-consents': `
    insert into consents (user_id, version, language, source, agreed_at)
    values (1, '2026-11-16', 'ko', 'registration', '2026-11-17T00:00:00Z');`,
};
