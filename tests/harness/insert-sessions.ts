const transcript =
  '저는 지난 프로젝트에서 결제 화면을 맡아 협업을 이끌었고, 느린 쿼리를 찾아 응답 시간을 절반으로 줄였습니다. ' +
  '처음에는 원인을 몰라 로그를 하나씩 모았고, 동료와 함께 가설을 세워 차례로 확인했습니다. ' +
  '그 과정에서 지표를 먼저 정하고 말하는 습관이 생겼고, 다음 분기에는 장애가 한 번도 없었습니다.';
const evidence = Array.from({ length: 6 }, (_, index) => ({
  dimension: 'depth',
  effect: 'raised',
  quote: '응답 시간을 절반으로 줄였습니다',
  start: 40 + index,
  end: 60 + index,
  note: '결과를 숫자로 말해서 믿음이 가요.',
}));
const lists = JSON.stringify(['구체적인 경험을 말했어요', '결과를 숫자로 보여줬어요']);

type Query = (statement: string, values: unknown[]) => Promise<unknown>;

/** Inserts sessions of a user, one every ten hours up to now, nine of ten completed. PostgreSQL generates them: fast. */
export async function insertSessions(query: Query, userId: number, count: number): Promise<void> {
  await query(
    `insert into interview_sessions
      (user_id, main_category, sub_category, difficulty, question_count, time_per_question, status, created_at, completed_at)
    select $1, (array['university', 'job', 'personality', 'pressure'])[1 + n % 4], 'it', 'beginner', 5, 60,
      case when n % 10 = 0 then 'in_progress' else 'completed' end,
      now() - n * interval '10 hours',
      case when n % 10 = 0 then null else now() - n * interval '10 hours' end
    from generate_series(1, $2::int) as n`,
    [userId, count],
  );
  await query(
    `insert into questions (session_id, number, text, question_type, expected_duration)
    select id, n, '팀에서 맡은 역할과 그때 배운 점을 구체적으로 말씀해주세요. ' || md5(id::text || n), 'general', 60
    from interview_sessions, generate_series(1, 5) as n where user_id = $1`,
    [userId],
  );
  await query(
    `insert into answers
      (user_id, session_id, question_id, source, counts, retake, data_size, answer_text, duration, analysis_status,
       score, relevance_score, clarity_score, depth_score, feedback, strengths, improvements, keywords, evidence, engine)
    select $1, session_id, id, 'audio', true, false, 100000,
      case when id % 500 = 0 then '초전도체 ' else '' end || $2 || md5(id::text), 42.5, 'completed',
      id % 101, id % 101, id % 101, id % 101, $2, $3::jsonb, $3::jsonb, $3::jsonb, $4::jsonb, 'embedded'
    from questions where session_id in (select id from interview_sessions where user_id = $1)`,
    [userId, transcript, lists, JSON.stringify(evidence)],
  );
  await query(
    `insert into analyses
      (session_id, overall_score, overall_feedback, overall_strengths, overall_improvements, detailed_recommendations,
       category_performance, completed_questions, avg_relevance_score, avg_clarity_score, avg_depth_score, engine)
    select id, id % 101, $2, $3::jsonb, $3::jsonb, $3::jsonb,
      '{"job": {"score": 70, "strengths": [], "improvements": []}}'::jsonb, 5, 70, 70, 70, 'embedded'
    from interview_sessions where user_id = $1 and status = 'completed'`,
    [userId, transcript, lists],
  );
}
