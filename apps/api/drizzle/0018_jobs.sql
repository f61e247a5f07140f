CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text,
	"data" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_by_key" ON "jobs" USING btree ("name","key");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("name","due_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
-- Mails that wait, and those that were given up, get a job.
INSERT INTO "jobs" ("name", "key", "data", "due_at", "attempts", "reason", "failed_at", "created_at")
SELECT 'mail', "id"::text, jsonb_build_object('mail', "id"), coalesce("due_at", "created_at"), CASE WHEN "due_at" IS NULL THEN "attempts" ELSE 0 END,
	CASE WHEN "due_at" IS NULL THEN 'Every attempt failed.' END, CASE WHEN "due_at" IS NULL THEN now() END, "created_at"
FROM "mails" WHERE "due_at" IS NOT NULL OR "attempts" >= 8;--> statement-breakpoint
UPDATE "mails" SET "send_at" = "due_at", "due_at" = NULL;
