CREATE TABLE "searches" (
	"lang" char(2) NOT NULL,
	"text" text NOT NULL,
	"hits" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "searches_lang_text_pk" PRIMARY KEY("lang","text")
);
--> statement-breakpoint
CREATE INDEX "searches_by_hits" ON "searches" USING btree ("lang","hits");